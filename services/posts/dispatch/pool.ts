/** A number of places for work. */
export interface Pool {
  /** Waits for a place; call what it gives when done. Null once the pool is closed. */
  take(): Promise<(() => void) | null>;
  /** Gives out no more places, and turns away who waits. */
  close(): void;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
}

export function createPool(places: number): Pool {
  let running = 0;
  let closed = false;
  const waiting: ((place: (() => void) | null) => void)[] = [];
  const idlers: (() => void)[] = [];

  const leave = (): void => {
    running--;
    const next = waiting.shift();
    if (next) next(enter());
    if (running === 0) for (const idler of idlers.splice(0)) idler();
  };

  const enter = (): (() => void) => {
    running++;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave();
    };
  };

  return {
    async take() {
      if (closed) return null;
      if (running < places) return enter();
      return new Promise((resolve) => waiting.push(resolve));
    },
    close() {
      closed = true;
      for (const turnAway of waiting.splice(0)) turnAway(null);
    },
    async idle() {
      if (running > 0) await new Promise<void>((resolve) => idlers.push(resolve));
    },
  };
}
