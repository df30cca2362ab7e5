import type { Log } from '@carillon/kit/log.ts';

/** Does something now and then every so often, one round at a time; a failed round is logged and the next one comes. */
export function repeat(
  name: string,
  round: () => Promise<void>,
  everyMs: number,
  log: Log,
): { close(): Promise<void> } {
  let running: Promise<void> | null = null;
  const go = (): void => {
    running ??= round()
      .catch((err) => log.error({ err }, `the ${name} failed`))
      .finally(() => {
        running = null;
      });
  };
  go();
  const timer = setInterval(go, everyMs);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
