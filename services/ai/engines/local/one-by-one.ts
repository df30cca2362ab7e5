import { ModelFailure } from '../model-failure.ts';

export interface TurnOptions {
  readonly signal: AbortSignal;
  /** Called with the number of tasks ahead, each time it changes; 0 when the turn has come. */
  onPlace?(ahead: number): unknown;
}

/** A queue of which one at a time works. */
export interface OneByOne {
  /** @throws ModelFailure `busy` when too many wait; what the signal was aborted with */
  run<T>(options: TurnOptions, work: () => Promise<T>): Promise<T>;
  readonly length: number;
}

interface Waiting {
  readonly come: PromiseWithResolvers<void>;
  onPlace?(ahead: number): unknown;
}

/** @param limit how many may wait behind the one that works */
export function createOneByOne(limit: number): OneByOne {
  const waiting: Waiting[] = [];
  let isWorking = false;

  const tellPlaces = (): void => {
    for (const [at, { onPlace }] of waiting.entries()) onPlace?.(at + 1);
  };
  const next = (): void => {
    const first = waiting.shift();
    isWorking = first !== undefined;
    first?.come.resolve();
    tellPlaces();
  };
  const turn = async ({ signal, onPlace }: TurnOptions): Promise<void> => {
    onPlace?.(waiting.length + 1);
    if (waiting.length >= limit) throw new ModelFailure('busy', 'too many wait for the model');
    const entry: Waiting = { come: Promise.withResolvers(), ...(onPlace && { onPlace }) };
    const leave = (): void => {
      const at = waiting.indexOf(entry);
      if (at < 0) return;
      waiting.splice(at, 1);
      entry.come.reject(signal.reason);
      tellPlaces();
    };
    waiting.push(entry);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await entry.come.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };

  return {
    get length() {
      return waiting.length + (isWorking ? 1 : 0);
    },
    async run(options, work) {
      options.signal.throwIfAborted();
      if (isWorking) await turn(options);
      isWorking = true;
      try {
        options.onPlace?.(0);
        return await work();
      } finally {
        next();
      }
    },
  };
}
