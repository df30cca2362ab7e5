/** Runs calls with the same key one after the other. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const running = before.then(work, work);
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
}
