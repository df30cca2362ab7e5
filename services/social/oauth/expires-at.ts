/** When a token runs out; null when the network does not say. */
export const expiresAt = (seconds: number | undefined, now: Date): Date | null =>
  seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
