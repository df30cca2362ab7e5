/** What a network sent the browser back with (RFC 6749, sections 4.1.2 and 4.1.2.1). */
export interface LinkingReply {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
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

export const isRefusal = ({ error, error_reason }: LinkingReply): boolean =>
  [error, error_reason].some((word) => word !== undefined && REFUSALS.has(word));

/** The network's own words for an error. */
export const wordsOf = ({ error, error_reason, error_description }: LinkingReply): string =>
  (error_description || error_reason || error || 'no reason was given').slice(0, LONGEST);

/** Where the browser goes with the outcome; the dashboard shows it. */
export const dashboardPath = (status: 'success' | 'danger', message: string): string =>
  `/dashboard?${new URLSearchParams({ status, message })}`;

/** Where a browser without a session goes; the log-in page shows it. */
export const loginPath = (message: string): string =>
  `/login?${new URLSearchParams({ status: 'danger', message })}`;
