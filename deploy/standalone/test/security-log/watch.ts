import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { expect } from '@jest/globals';
import { startCarillon } from '../access/carillon.ts';
import { watchReplies } from '../access/watch-replies.ts';

// Compares docs/operators/security-log.md with the events of a whole Carillon that runs with LOG_LEVEL=silent.

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** Strict calls a minute. */
export const RATE = 25;

interface Line {
  readonly event: string;
  readonly outcome: string;
  readonly correlationId?: string;
  readonly [field: string]: unknown;
}

/** The events of the page's tables, each with its outcome. */
export function documented(): Map<string, string> {
  const text = readFileSync(path.join(ROOT, 'docs/operators/security-log.md'), 'utf8');
  const rows = text.matchAll(/^\| `([a-z._]+)` +\| `(success|failure|refused)` +\|/gm);
  return new Map([...rows].map(([, event = '', outcome = '']) => [event, outcome]));
}

const FROM = expect.stringMatching(/127\.0\.0\.1$/);

/**
 * A service called by the gateway doesn't learn the browser's address: the gateway's line about the same call has it.
 */
export const NOWHERE = {};

export type WatchedLog = Awaited<ReturnType<typeof watchSecurityLog>>;

/** All of Carillon, and what it writes into its security log. */
export async function watchSecurityLog() {
  const carillon = await startCarillon({
    env: { RATE_STRICT: String(RATE), SANDBOX_ADMIN_TOKEN: 'a guess is not this' },
  });
  const replies = watchReplies(carillon.url);
  const readLog = (): string => readFileSync(path.join(carillon.dataFolder, 'security.log'), 'utf8');
  const lines = (): Line[] =>
    readLog()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);

  /** Expects the event of a call, with the user, the address and the outcome. */
  const expectEvent = async (
    event: string,
    call: () => Promise<unknown>,
    who: object,
    where: object = { address: FROM },
  ): Promise<void> => {
    await call();
    const { requestId } = replies;
    const entry = await eventually(() => {
      const foundLine = lines().find((line) => line.event === event && line.correlationId === requestId);
      if (!foundLine)
        throw new Error(`${event} is not told of ${requestId}: ${JSON.stringify(lines().at(-1))} is`);
      return foundLine;
    }, 3_000);
    expect(entry).toMatchObject({
      log: 'security',
      outcome: documented().get(event),
      requestId: expect.any(String),
      ...where,
      ...who,
    });
  };

  return {
    carillon,
    replies,
    written: readLog,
    lines,
    tells: expectEvent,
    async close(): Promise<void> {
      replies.end();
      await carillon.close();
    },
  };
}
