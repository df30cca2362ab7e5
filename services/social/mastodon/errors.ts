import { z } from 'zod';
import type { CooldownScope } from '../capabilities/publish.ts';
import type { Reply } from '../http/call.ts';
import { withoutReason } from '../http/without-reason.ts';
import { SocialError, type SocialErrorKind } from '../social-error.ts';

const errorBody = z.object({ error: z.string().optional(), error_description: z.string().optional() });

/** The code of a refusal that an earlier attempt may be the reason for: its media are attached, or its key is used. */
export const EARLIER_ATTEMPT = 'earlier_attempt';

interface Circumstances {
  readonly publishes: boolean;
  readonly now: Date;
  /** Whom the server's rate limit is for. */
  readonly scope: CooldownScope;
}

/** Turns an unsuccessful reply into a SocialError with the server's own message. */
export const mastodonError = (reply: Reply, { publishes, now, scope }: Circumstances): SocialError => {
  const parsed = errorBody.safeParse(reply.body);
  const { error = '', error_description } = parsed.success ? parsed.data : {};
  const words = (error_description ?? error).slice(0, 300);
  const isLimit = reply.status === 429;
  const isEarlier = publishes && EARLIER.test(words);
  return new SocialError(words ? `Mastodon: ${words}` : withoutReason('Mastodon', reply.status), {
    ...(words && { networkMessage: words }),
    kind: isEarlier ? 'unknown' : kindOf(reply.status, words, publishes),
    status: reply.status,
    code: isEarlier ? EARLIER_ATTEMPT : codeOf(reply.status, words),
    retryAt: isLimit ? resetOf(reply.headers, now) : undefined,
    scope: isLimit ? scope : undefined,
  });
};

/** Mastodon's and GoToSocial's words for media of another post, Pixelfed's for a key that was used. */
const EARLIER = /already attached to|duplicate idempotency key/i;
const PROCESSING = /have not finished processing|has not finished processing/i;
const CLOSED =
  /login is (?:currently )?disabled|suspended|has moved|account moved|not approved|not confirmed/i;

const codeOf = (status: number, words: string): string | undefined =>
  status === 403 && /scope/i.test(words) ? 'missing_permission' : undefined;

const kindOf = (status: number, words: string, publishes: boolean): SocialErrorKind => {
  if (status === 401) return 'reconnect';
  if (status === 403) return CLOSED.test(words) ? 'permanent' : 'forbidden';
  if (status === 429) return 'transient';
  if (status >= 500 || status === 408 || status === 409 || status === 425)
    return publishes ? 'unknown' : 'transient';
  if (status === 422 && PROCESSING.test(words)) return 'transient';
  return 'permanent';
};

const FIVE_MINUTES_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** When a rate limit is lifted: the header has a time, on some servers the seconds until then. */
export const resetOf = (headers: Headers, now: Date): Date => {
  const header = headers.get('x-ratelimit-reset') ?? headers.get('retry-after') ?? '';
  const at = /^\d{1,9}$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  const isUsable = at > now.getTime() && at <= now.getTime() + DAY_MS;
  return new Date(isUsable ? at : now.getTime() + FIVE_MINUTES_MS);
};
