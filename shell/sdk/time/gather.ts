/** Makes a call at once, and then at most once per interval, however often it is requested. */
export interface GatheredCalls {
  ask(): void;
  /** Forgets what was asked for. */
  stop(): void;
}

export function gather(call: () => void, everyMs: number): GatheredCalls {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const make = (): void => {
    isAsked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) make();
    }, everyMs);
    call();
  };
  return {
    ask() {
      if (timer === undefined) make();
      else isAsked = true;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
