import { sentence, type Text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { CooldownScope } from '../capabilities/publish.ts';
import type { Reply } from '../http/call.ts';
import { withoutReason } from '../http/without-reason.ts';
import { SocialError, type SocialErrorKind } from '../social-error.ts';
import { LABEL } from './network-name.ts';

const LONGEST_CODE = 100;

const errorBody = z.object({
  error: z
    .string()
    .transform((code) => code.slice(0, LONGEST_CODE))
    .optional(),
  message: z.string().optional(),
});

interface Circumstances {
  /** Whether a post may be out by this call. */
  readonly publishes: boolean;
  readonly now: Date;
}

/** Turns an unsuccessful reply into a SocialError with the server's own message. */
export function blueskyError(reply: Reply, { publishes, now }: Circumstances): SocialError {
  const parsed = errorBody.safeParse(reply.body);
  const { error: code, message = '' } = parsed.success ? parsed.data : {};
  const words = message.slice(0, 300);
  const isLimit = reply.status === 429;
  return new SocialError(sentenceOf(code, words, reply.status), {
    ...(words && { networkMessage: words }),
    kind: kindOf(reply.status, code, words, publishes),
    status: reply.status,
    code,
    retryAt: isLimit || reply.status === 503 ? retryAt(reply.headers, now) : undefined,
    scope: isLimit ? scopeOf(reply.headers) : undefined,
  });
}

const SENTENCES: Readonly<Record<string, string>> = {
  AccountDeactivated: sentence`This Bluesky account is deactivated. Activate it on Bluesky to publish again.`,
  AccountTakedown: sentence`Bluesky has suspended this account.`,
  InvalidToken: sentence`Bluesky no longer accepts the connection to your account. Connect it again.`,
};

function sentenceOf(code: string | undefined, words: string, status: number): string | Text {
  const detail = words || code;
  return SENTENCES[code ?? ''] ?? (detail ? `${LABEL}: ${detail}` : withoutReason(LABEL, status));
}

/** A server says `ExpiredToken` of a revoked token too. The caller renews the session first (`connect.ts`). */
const RECONNECT = new Set(['ExpiredToken', 'InvalidToken', 'AccountNotFound']);
const FORBIDDEN = new Set(['AccountDeactivated', 'AccountTakedown', 'ScopeMissingError']);
/**
 * The server wants a new nonce in the proof: it has done nothing, and the next call has the nonce. The token is still
 * valid.
 */
const PASSING = new Set(['BlobNotFound', 'use_dpop_nonce']);
const NO_USER = 'Could not find user info for account';

function kindOf(
  status: number,
  code: string | undefined,
  words: string,
  publishes: boolean,
): SocialErrorKind {
  if (RECONNECT.has(code ?? '') || words === NO_USER) return 'reconnect';
  if (FORBIDDEN.has(code ?? '')) return 'forbidden';
  if (status === 429) return 'transient';
  if (status >= 500 || status === 408) return publishes ? 'unknown' : 'transient';
  if (PASSING.has(code ?? '')) return 'transient';
  if (status === 401) return 'reconnect';
  return status === 403 ? 'forbidden' : 'permanent';
}

const FIVE_MINUTES_MS = 5 * 60_000;
const LONGEST_MS = 24 * 3_600_000;

/** A PDS says when to retry; replies it forwards from an AppView don't. */
function retryAt(headers: Headers, now: Date): Date {
  const seconds = Number(headers.get('retry-after'));
  const reset = Number(headers.get('ratelimit-reset')) * 1000 - now.getTime();
  const wait = seconds > 0 ? seconds * 1000 : reset;
  return new Date(now.getTime() + (wait > 0 && wait <= LONGEST_MS ? wait : FIVE_MINUTES_MS));
}

/** Limits of five minutes are the address's, so all accounts on that server share them; longer ones are an account's. */
const scopeOf = (headers: Headers): CooldownScope =>
  /;w=(?:3600|86400)\b/.test(headers.get('ratelimit-policy') ?? '') ? 'account' : 'server';
