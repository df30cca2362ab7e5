const TIMEOUT_MS = 15_000;

let underWay = 0;

/** Requests of all users that have no answer yet. */
export const requestsUnderWay = (): number => underWay;

/** Fetches as a user who gives up after a while, and counts the request until it is answered. */
export const fetchAsUser: typeof fetch = (input, init) => {
  underWay++;
  const reply = fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return reply.finally(() => underWay--);
};
