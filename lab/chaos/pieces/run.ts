import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Surroundings } from '../system/surroundings.ts';
import { type Account, changeMfe, changeService } from './changes.ts';
import { startLoad } from './load.ts';
import { makeNextCheckout } from './next-checkout.ts';
import { listServedBuilds } from './served-builds.ts';
import { openPieces } from './system.ts';
import { openWalk } from './walk.ts';

export interface Row {
  readonly piece: string;
  readonly requests: number;
  readonly ownFailures: number;
  readonly longestMs: number;
  readonly tookMs: number;
  readonly seen: readonly string[];
  readonly faults: readonly string[];
}

export interface RunOptions {
  readonly users: number;
  /** The pieces that are restarted. Null for all. */
  readonly only: readonly string[] | null;
  say(row: Row): void;
}

/** Lets each piece come and go, one after the other, while users are at work. Gives the rows, one a piece, and one for all. */
export async function runPieces(around: Surroundings, { users, only, say }: RunOptions): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carillon-pieces-'));
  const rows: Row[] = [];
  const system = await openPieces(folder, around);
  let isFaulty = true;
  try {
    const names = [...system.mfes.map(({ start }) => start.name), ...system.services.map(({ name }) => name)];
    const unknown = only?.filter((name) => !names.includes(name)) ?? [];
    if (unknown.length > 0)
      throw new Error(`--only: there is no ${unknown.join(', ')}, but ${names.join(', ')}`);
    const load = await startLoad(system.url, system.storeUri, users);
    const walk = await openWalk(system.url, 'pieces0');
    const nextRoot = makeNextCheckout(path.join(folder, 'next'));
    const changes = [
      ...system.mfes.map((slot) => ({
        name: slot.start.name,
        go: () => changeMfe(slot, { system, walk, load }),
      })),
      ...system.services.map((slot) => ({
        name: slot.name,
        go: () => changeService(slot, { load, nextRoot }),
      })),
    ].filter(({ name }) => only === null || only.includes(name));
    load.take();
    for (const { name, go } of changes) {
      const before = system.identities();
      const builds = await listServedBuilds(system.url);
      const startedAt = performance.now();
      const account = await go().catch((error: unknown): Account => ({ seen: [], faults: [String(error)] }));
      const { failures, unclear, ...counts } = load.take();
      const faults = [...account.faults, ...failures, ...unclear.map((one) => `not clear: ${one}`)];
      for (const [piece, identity] of system.identities())
        if (piece !== name && before.get(piece) !== identity) faults.push(`${piece} is another process`);
      for (const [mfe, hash] of await listServedBuilds(system.url))
        if (builds.get(mfe) !== hash) faults.push(`${mfe} is another build`);
      const row = {
        piece: name,
        ...counts,
        tookMs: performance.now() - startedAt,
        seen: account.seen,
        faults,
      };
      rows.push(row);
      say(row);
    }
    await walk.close();
    const ending = performance.now();
    const { posts, faults } = await load.close();
    const { requests, longestMs, ownFailures, failures } = load.take();
    const whole = {
      piece: 'what was written',
      requests,
      longestMs,
      ownFailures,
      tookMs: performance.now() - ending,
      seen: [`${users} users`, `${posts} posts with a picture`],
      faults: [...faults, ...failures],
    };
    rows.push(whole);
    say(whole);
    isFaulty = rows.some((row) => row.faults.length > 0);
    return rows;
  } finally {
    await system.close();
    if (isFaulty) console.log(`data and logs: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
