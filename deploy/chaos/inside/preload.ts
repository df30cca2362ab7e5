import { flushCompileCache, registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { shiftClock } from './clock.ts';

// Loaded before anything else in every process under test (`node --import`); the product's own entry files follow.

const NETWORKS = new URL('../../../services/social/networks.ts', import.meta.url).href;
const WATCHED = new URL('./watched-networks.ts', import.meta.url).href;

/** By how much this machine's clock is wrong; the rest of a shift is time that everyone skips. */
const skewMs = Number(process.env.CHAOS_SKEW_MS ?? 0);
shiftClock(skewMs + Number(process.env.CHAOS_SHIFT_MS ?? 0));

if (isMainThread) {
  process.on('message', (message: { shiftMs?: number; ready?: true }) => {
    if (message.shiftMs !== undefined) shiftClock(skewMs + message.shiftMs);
    // Who is killed keeps nothing: what was compiled so far makes the next start shorter.
    if (message.ready) flushCompileCache();
  });
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel?.unref();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const swap = found.url === NETWORKS && context.parentURL !== WATCHED;
      return swap ? { ...found, url: WATCHED } : found;
    },
  });
}
