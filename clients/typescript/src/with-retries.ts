export type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** Times that a call is made at the most. */
  readonly tries: number;
  /** Longest wait before another try; what asks for a longer one is answered as it is. */
  readonly longestWaitMs: number;
  wait(ms: number): Promise<void>;
}

const FIRST_WAIT_MS = 500;
/** Too many calls, a call that is still under way, and a server that is not there for the moment. */
const WORTH_ANOTHER = new Set([429, 503]);

/**
 * Makes a call again that was refused for the moment, or whose reply was lost. An unsafe one has an idempotency key, so that
 * nothing is done twice.
 */
export const withRetries =
  (fetch: Fetch, { tries, longestWaitMs, wait }: RetryOptions): Fetch =>
  async (request) => {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= tries;
      // A body can be sent once.
      const reply = await fetch(isLast ? request : request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error;
        return null;
      });
      if (reply && (isLast || !isWorthAnother(reply))) return reply;
      const waitMs = waitOf(reply) ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
      if (reply && waitMs > longestWaitMs) return reply;
      await reply?.body?.cancel();
      await wait(waitMs);
      request.signal.throwIfAborted();
    }
  };

const isWorthAnother = ({ status, headers }: Response): boolean =>
  WORTH_ANOTHER.has(status) || (status === 409 && headers.has('retry-after'));

/** The wait that a reply asks for: seconds, or a date, as maintenance pages of proxies have it (RFC 9110, section 10.2.3). */
function waitOf(reply: Response | null): number | null {
  const header = reply?.headers.get('retry-after') ?? '';
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  if (Number.isNaN(at)) return null;
  // Use the server's clock if the reply has a date.
  const sentAt = Date.parse(reply?.headers.get('date') ?? '');
  return Math.max(FIRST_WAIT_MS, at - (Number.isNaN(sentAt) ? Date.now() : sentAt));
}
