import { flushCompileCache, registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { shiftClock } from './clock.ts';

// Loaded before anything else in every process under test (`node --import`); the product's own entry files follow.

const NETWORKS = new URL('../../../services/social/networks.ts', import.meta.url).href;
const WATCHED = new URL('./watched-networks.ts', import.meta.url).href;

shiftClock(Number(process.env.CHAOS_SKEW_MS ?? 0), process.env.CHAOS_SKIPPED);

if (process.env.CHAOS_PLAIN_INDEXES === '1') (await import('./plain-indexes.ts')).makeIndexesPlain();

if (isMainThread) {
  // It is ready. Who is killed keeps nothing: what was compiled so far makes the next start shorter.
  process.on('message', () => flushCompileCache());
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
