import type { Log } from './log.ts';

/**
 * Does something now and then every so often, one round at a time; a failed round is logged and the next one comes.
 * @param round may resolve with the milliseconds after which it wants the next one, where that is sooner
 */
export function repeat(
  name: string,
  round: () => Promise<unknown>,
  everyMs: number,
  log: Log,
): { close(): Promise<void> } {
  let closed = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void>;
  const go = async (): Promise<void> => {
    const startedAt = performance.now();
    const nextDelay = await round().catch((err) => void log.error({ err }, `the ${name} failed`));
    const regular = Math.max(0, everyMs - (performance.now() - startedAt));
    if (closed) return;
    timer = setTimeout(
      () => {
        running = go();
      },
      typeof nextDelay === 'number' ? Math.min(regular, nextDelay) : regular,
    );
  };
  running = go();
  return {
    async close() {
      closed = true;
      await running;
      clearTimeout(timer);
    },
  };
}
