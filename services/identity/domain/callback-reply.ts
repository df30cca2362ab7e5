import { type ConnectReason, connectSentence } from '@carillon/contracts/domain/connect-outcome.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Text, text } from '@carillon/contracts/text.ts';

/** The parameters with which a network sent the browser back (RFC 6749, sections 4.1.2 and 4.1.2.1). */
export interface CallbackReply {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
  readonly way?: string | undefined;
  readonly error?: string | undefined;
  readonly error_reason?: string | undefined;
  readonly error_description?: string | undefined;
}

const REFUSALS = new Set([
  'access_denied',
  'user_denied',
  'user_cancelled',
  'user_cancelled_login',
  'user_cancelled_authorize',
]);
const LONGEST = 200;

export const isRefusal = ({ error, error_reason }: CallbackReply): boolean =>
  [error, error_reason].some((word) => word !== undefined && REFUSALS.has(word));

/** The network's own words for an error. */
export const wordsOf = ({ error, error_reason, error_description }: CallbackReply): string | Text =>
  (error_description || error_reason || error)?.slice(0, LONGEST) || text`no reason was given`;

/** The result of a try to connect: the code for the page, the sentence for a user without a page of ours. */
export interface ConnectOutcome {
  readonly status: 'success' | 'danger';
  readonly reason: ConnectReason;
  readonly message: Text;
}

export const outcomeOf = (
  reason: ConnectReason,
  platform: PlatformName,
  more?: string | Text,
): ConnectOutcome => ({
  status: reason === 'connected' ? 'success' : 'danger',
  reason,
  message: connectSentence(reason, platform, more),
});

/** Where the browser goes with the outcome: the dashboard shows it, or the login page if nobody is logged in. */
export const pathWith = (
  page: '/dashboard' | '/login',
  { status, reason, message: { english, message, values } }: ConnectOutcome,
  platform: PlatformName,
): string => {
  const parameters = new URLSearchParams({ status, reason, message: english, platform });
  if (Object.keys(values).length > 0) parameters.set('message_text', JSON.stringify({ message, values }));
  return `${page}?${parameters}`;
};
