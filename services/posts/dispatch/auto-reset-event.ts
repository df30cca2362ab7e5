/** Wakes one who waits. An event that is set while nobody waits is kept for the next who does. */
export interface AutoResetEvent {
  set(): void;
  /** Resolves once it is set, or after so many milliseconds. */
  wait(inMs?: number): Promise<void>;
}

export function createAutoResetEvent(): AutoResetEvent {
  let isSet = false;
  let wake: (() => void) | null = null;
  const set = (): void => {
    if (wake) wake();
    else isSet = true;
    wake = null;
  };
  return {
    set,
    async wait(inMs) {
      if (isSet) {
        isSet = false;
        return;
      }
      const timer = inMs === undefined ? undefined : setTimeout(set, inMs);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      clearTimeout(timer);
    },
  };
}
