import { COMPILE_CACHE } from './compile-cache.mjs';
import { timers } from './timers.mjs';

process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

const env = { ...process.env };

/** What all test files of a worker share is again as it was before the last one, whatever that changed: its time, spies and environment. */
export function restoreProcess() {
  timers.useRealTimers();
  globalThis.jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
  Object.assign(process.env, env);
}
