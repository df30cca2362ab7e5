import { fork } from 'node:child_process';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { FromDemo } from './child.ts';
import type { ChildRequest } from './prepare-demo.ts';

export interface DemoPreparation {
  /** Resolves with whether it is prepared, or was ended before; rejects when it can't be. */
  readonly done: Promise<boolean>;
  /** Ends it; the next start begins anew. */
  end(): Promise<void>;
}

/** One try: resolves when the demo is prepared, and ends early by the signal. */
type Attempt = (request: ChildRequest, ending: AbortSignal) => Promise<void>;

interface Trying {
  readonly attempt?: Attempt;
  /** How long to wait before each other try: a busy machine, or a full disk, may be better off by then. */
  readonly pausesMs?: readonly number[];
}

const PAUSES_MS = [10_000, 60_000];

/**
 * Prepares the demo in a separate process, so that the app keeps answering meanwhile; retries a few times if it
 * fails.
 */
export function startDemo(
  request: ChildRequest,
  { attempt = inProcess, pausesMs = PAUSES_MS }: Trying = {},
): DemoPreparation {
  const ending = new AbortController();
  const { signal } = ending;
  const prepare = async (): Promise<boolean> => {
    for (const wait of [...pausesMs, null]) {
      try {
        await attempt(request, signal);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        if (wait === null) throw error;
        await pause(wait, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return false;
      }
    }
    return false;
  };
  const done = prepare();
  return {
    done,
    async end() {
      ending.abort();
      await done.catch(() => undefined);
    },
  };
}

/** The memory that it takes goes back to the system with its process. */
async function inProcess(request: ChildRequest, ending: AbortSignal): Promise<void> {
  const child = fork(new URL('./child.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    // With `node --watch` its loader would send its own messages.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on('message', (message: FromDemo) => {
    if (message.type === 'prepared') resolve();
    if (message.type === 'failed') reject(new Error(message.reason));
  });
  child.once('error', reject);
  child.once('exit', () => reject(new Error('its process ended')));
  const end = (): void => void child.kill('SIGKILL');
  ending.addEventListener('abort', end, { once: true });
  if (ending.aborted) end();
  child.send({ ...request, env: { ...request.env } }, () => undefined);
  await promise.finally(() => {
    ending.removeEventListener('abort', end);
    end();
  });
}
