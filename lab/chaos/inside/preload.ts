import { flushCompileCache, registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { shiftClock } from './clock.ts';

// Loaded before anything else in every process under test (`node --import`); the product's own entry files follow.

const NETWORKS = new URL('../../../services/social/networks.ts', import.meta.url).href;
const WATCHED = new URL('./watched-networks.ts', import.meta.url).href;
const STORE_SERVER = new URL('../../../deploy/standalone/embedded-store/server.ts', import.meta.url).href;
const FAILING = new URL('./failing-server.ts', import.meta.url).href;

shiftClock(Number(process.env.CHAOS_SKEW_MS ?? 0), process.env.CHAOS_SKIPPED);

if (process.env.CHAOS_PLAIN_INDEXES === '1') (await import('./plain-indexes.ts')).makeIndexesPlain();

const swaps = [{ from: STORE_SERVER, to: FAILING }];

if (isMainThread) {
  swaps.push({ from: NETWORKS, to: WATCHED });
  // The process is ready. A killed process saves nothing; the code compiled so far shortens the next start.
  process.on('message', () => flushCompileCache());
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel?.unref();
}

// The embedded store runs in a thread of its own, or in a process.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const swap = swaps.find(({ from, to }) => resolved.url === from && context.parentURL !== to);
    return swap ? { ...resolved, url: swap.to } : resolved;
  },
});
