/** Ends a transfer when one side of it does nothing for too long. */
export interface IdleLimit {
  readonly signal: AbortSignal;
  /** Begins to wait, in place of an earlier wait. @param fault what the signal is aborted with after `ms` */
  start(ms: number, fault: string): void;
  stop(): void;
}

export function createIdleLimit(): IdleLimit {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    start(ms, fault) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new Error(fault)), ms).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
