import { z } from 'zod';
import type { Reply } from '../http/call.ts';
import { withoutReason } from '../http/without-reason.ts';
import { SocialError, type SocialErrorKind } from '../social-error.ts';

const errorBody = z.object({
  message: z.string().optional(),
  code: z.string().optional(),
  serviceErrorCode: z.number().optional(),
});

/** Turns an unsuccessful reply into a SocialError with LinkedIn's own message. */
export const linkedinError = (reply: Reply, publishes: boolean, now: Date): SocialError => {
  const parsed = errorBody.safeParse(reply.body);
  const { message = '', code, serviceErrorCode } = parsed.success ? parsed.data : {};
  const remoteId = reply.status === 422 ? duplicateOf(message) : undefined;
  return new SocialError(message ? `LinkedIn: ${message}` : withoutReason('LinkedIn', reply.status), {
    ...(message && { networkMessage: message }),
    kind: kindOf(reply.status, code, remoteId, publishes),
    status: reply.status,
    code: code ?? (serviceErrorCode === undefined ? undefined : String(serviceErrorCode)),
    retryAt: reply.status === 429 ? afterThrottle(reply.headers, message, now) : undefined,
    scope: reply.status === 429 && /\bapplication\b/i.test(message) ? 'app' : undefined,
    remoteId,
  });
};

/** Errors for the operator to fix: the API's version is no longer served, or was not named. The post waits. */
const OPERATORS = new Set(['NONEXISTENT_VERSION', 'VERSION_MISSING', 'INVALID_VERSION']);

const kindOf = (
  status: number,
  code: string | undefined,
  remoteId: string | undefined,
  publishes: boolean,
): SocialErrorKind => {
  if (remoteId !== undefined) return 'duplicate';
  if (status === 426 || OPERATORS.has(code ?? '')) return 'transient';
  return classifyLinkedinStatus(status, publishes);
};

/** Classifies a status: 401 a dead token, 403 a missing permission. */
export const classifyLinkedinStatus = (status: number, publishes: boolean): SocialErrorKind => {
  if (status === 401) return 'reconnect';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'transient';
  if (status >= 500) return publishes ? 'unknown' : 'transient';
  // A conflict or time-out on their side.
  if (status === 408 || status === 409) return publishes ? 'unknown' : 'transient';
  return 'permanent';
};

const duplicateOf = (message: string): string | undefined =>
  /duplicate of (urn:li:(?:share|ugcPost):\d+)/.exec(message)?.[1];

const QUARTER_HOUR_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
const LONGEST_SECONDS = 24 * 3600;

/** The limits of a member's and an app's calls are by the day; LinkedIn names them as a resource's throttle limit. */
const BY_THE_DAY = /\bday\b|\bresource level throttle\b/i;

/**
 * Daily limits are lifted at midnight UTC. LinkedIn doesn't say when others are, or which limit was hit, so it is
 * asked again each hour, which costs little compared with a post that comes a day late.
 */
const afterThrottle = (headers: Headers, message: string, now: Date): Date => {
  const seconds = Number(headers.get('retry-after'));
  if (seconds > 0) return new Date(now.getTime() + Math.min(seconds, LONGEST_SECONDS) * 1000);
  if (!BY_THE_DAY.test(message)) return new Date(now.getTime() + QUARTER_HOUR_MS);
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return new Date(Math.min(midnight, now.getTime() + HOUR_MS));
};
