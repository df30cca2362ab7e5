const WINDOW_MS = 15 * 60_000;
const BY_ADDRESS = 10;
const IN_ALL = 100;

/** Wrong guesses at a secret, counted by address and in all for a quarter of an hour. */
export interface Guesses {
  /** Seconds until another guess is looked at; 0 for now. A right one would not be known from a wrong one before. */
  waitFor(address: string): number;
  wrong(address: string): void;
}

export const createGuesses = (now: () => Date): Guesses => {
  let since = 0;
  let all = 0;
  // Never longer than the guesses that are looked at in one window.
  const byAddress = new Map<string, number>();
  const renew = (): void => {
    if (now().getTime() < since + WINDOW_MS) return;
    since = now().getTime();
    all = 0;
    byAddress.clear();
  };
  return {
    waitFor(address) {
      renew();
      const isUsedUp = all >= IN_ALL || (byAddress.get(address) ?? 0) >= BY_ADDRESS;
      return isUsedUp ? Math.ceil((since + WINDOW_MS - now().getTime()) / 1000) : 0;
    },
    wrong(address) {
      all++;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    },
  };
};
