/** Wakes one who waits. A signal that nobody waits for is kept for the next who does. */
export interface WakeUpSignal {
  give(): void;
  /** Resolves with the next signal, or after so many milliseconds. */
  given(inMs?: number): Promise<void>;
}

export function createWakeUpSignal(): WakeUpSignal {
  let kept = false;
  let wake: (() => void) | null = null;
  const give = (): void => {
    if (wake) wake();
    else kept = true;
    wake = null;
  };
  return {
    give,
    async given(inMs) {
      if (kept) {
        kept = false;
        return;
      }
      const timer = inMs === undefined ? undefined : setTimeout(give, inMs);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      clearTimeout(timer);
    },
  };
}
