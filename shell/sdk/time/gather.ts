/** A call that is made at once, and then once at the most in each stretch of time, however often it is asked for. */
export interface Gathered {
  ask(): void;
  /** Forgets what was asked for. */
  stop(): void;
}

export function gather(call: () => void, everyMs: number): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const make = (): void => {
    asked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) make();
    }, everyMs);
    call();
  };
  return {
    ask() {
      if (timer === undefined) make();
      else asked = true;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      asked = false;
    },
  };
}
