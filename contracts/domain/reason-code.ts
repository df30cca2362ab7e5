/** Why a publication failed or waits, for screens to say in a sentence. */
export const REASON_CODES = [
  /** The network refused the post for good, mostly in its own words. */
  'rejected',
  /** The network has the same post already. */
  'duplicate',
  /** The connection lacks the permission to publish there. */
  'forbidden',
  /** The connection is lost, or is to another account. */
  'not_connected',
  /** The network or the account is on cooldown after a rate limit. */
  'rate_limited',
  /** The network, or what leads to it, has trouble. */
  'unavailable',
  /** Nobody knows whether the network took it. */
  'outcome_unknown',
  /** So late that only the post's owner can say whether to publish it. */
  'too_late',
  /** Its time passed while its account was closed, to be deleted. */
  'account_closed',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
