/** `Sat, 21 Nov 2026 10:00:00 GMT`, as HTTP has it. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Returns how far our clock is ahead of the server's, in milliseconds, without the time that the reply took on its way.
 * 0 when it is behind, or the reply does not say.
 * @param requestedAt when the call was made, by our clock
 */
export const clockAhead = (headers: Headers, requestedAt: Date): number => {
  const date = headers.get('date') ?? '';
  const serverTime = HTTP_DATE.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(serverTime) ? 0 : Math.max(0, requestedAt.getTime() - serverTime);
};
