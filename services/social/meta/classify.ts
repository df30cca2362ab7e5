import type { SocialErrorKind } from '../social-error.ts';

export interface GraphFault {
  readonly status: number;
  readonly code: number | undefined;
  readonly subcode: number | undefined;
  readonly transient: boolean;
  readonly publishes: boolean;
}

/** Classifies an error of the Graph API. Subcodes are narrower than codes, so they are checked first. */
export const classifyGraphFault = (fault: GraphFault): SocialErrorKind => {
  const kind = bySubcode(fault.subcode) ?? byCode(fault.code);
  if (kind === 'network-fault') return fault.publishes ? 'unknown' : 'transient';
  if (kind) return kind;
  if (fault.status === 429) return 'transient';
  if (fault.transient || fault.status >= 500) return fault.publishes ? 'unknown' : 'transient';
  return 'permanent';
};

/** The app, the user, the page, the business use case or the account has used up its calls or posts. */
export const isRateLimit = ({ code, subcode, status }: GraphFault): boolean =>
  isQuota({ code, subcode }) ||
  (code !== undefined && RATE_LIMITS.has(code) && subcode !== SPAM) ||
  status === 429;

/** The app as a whole has used up its calls; every other limit is the account's. */
export const isRateLimitOfApp = (fault: GraphFault): boolean =>
  isRateLimit(fault) && (fault.code === 4 || fault.code === 341);

/** The account has used up its posts of the day. */
export const isQuota = ({ code, subcode }: Pick<GraphFault, 'code' | 'subcode'>): boolean =>
  subcode === QUOTA_REACHED || (code === QUOTA_CODE && subcode === undefined);

/** With code 190: the person no longer has a role on this page; the token is valid for others. */
const NO_PAGE_ROLE = 492;
const QUOTA_CODE = 9;
const QUOTA_REACHED = 2207042;
const SPAM = 2207051;
const RATE_LIMITS = new Set([4, 17, 32, 341, 613, 80001, 80002]);

/** `network-fault`: transient for what reads; nobody knows what it did with what publishes. */
type Verdict = SocialErrorKind | 'network-fault' | undefined;

const bySubcode = (subcode: number | undefined): Verdict =>
  subcode === undefined ? undefined : SUBCODES.get(subcode);

/** Instagram's content publishing errors. */
const SUBCODES = new Map<number, Verdict>([
  [NO_PAGE_ROLE, 'forbidden'],
  [2207001, 'network-fault'],
  // The network failed to fetch the file, or is not through with it.
  [2207003, 'transient'],
  [2207052, 'transient'],
  [2207027, 'transient'],
  [2207020, 'transient'],
  [QUOTA_REACHED, 'transient'],
  // The container is not there: it ran out, or an earlier attempt published it.
  [2207006, 'network-fault'],
  [2207008, 'network-fault'],
  [SPAM, 'permanent'],
  [2207050, 'permanent'],
  [2207028, 'permanent'],
  [2207026, 'permanent'],
  [2207004, 'permanent'],
  [2207005, 'permanent'],
  [2207009, 'permanent'],
  [2207010, 'permanent'],
]);

/** The same by code alone, for replies that name no subcode. */
const INSTAGRAM_CODES = new Map<number, Verdict>([
  [-1, 'network-fault'],
  [-2, 'transient'],
  [QUOTA_CODE, 'transient'],
  [24, 'network-fault'],
  [25, 'permanent'],
  [352, 'permanent'],
  [9004, 'transient'],
  [9007, 'transient'],
  [36000, 'permanent'],
  [36001, 'permanent'],
  [36003, 'permanent'],
  [36004, 'permanent'],
]);

const byCode = (code: number | undefined): Verdict => {
  if (code === undefined) return undefined;
  if (code === 1 || code === 2) return 'network-fault';
  const published = INSTAGRAM_CODES.get(code);
  if (published) return published;
  if (RATE_LIMITS.has(code)) return 'transient';
  if (code === 102 || code === 190) return 'reconnect';
  if (code === 10 || (code >= 200 && code <= 299)) return 'forbidden';
  if (code === 506) return 'duplicate';
  if (code === 100 || code === 368) return 'permanent';
  return undefined;
};
