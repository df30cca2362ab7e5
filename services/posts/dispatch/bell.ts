/** Wakes one who waits. A ring that nobody waits for is kept for the next who does. */
export interface Bell {
  ring(): void;
  rung(): Promise<void>;
}

export function createBell(): Bell {
  let kept = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      if (wake) wake();
      else kept = true;
      wake = null;
    },
    async rung() {
      if (kept) {
        kept = false;
        return;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    },
  };
}
