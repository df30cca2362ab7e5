/** Nothing was sent, for want of a connection. */
export class OfflineError extends Error {
  constructor() {
    super('There is no connection. Nothing was changed. Try again when you are online.');
  }
}

/**
 * For mutations: what is asked for without a connection fails at once. Held back until there is one, it would be done
 * at a moment when nobody wants it any more.
 */
export const AT_ONCE = { networkMode: 'always', retry: false } as const;

/** @throws OfflineError. Of what the browser believes only its no can be relied on. */
export function demandConnection(): void {
  if (navigator.onLine === false) throw new OfflineError();
}
