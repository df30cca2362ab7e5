/** How long a target belongs to one collector; renewed with each batch, and between lists of comments. */
export const LEASE_MS = 3 * 60_000;
/** Rare enough that short lists cost no write each, and frequent enough that a long one ends before the lease does. */
export const RENEW_AFTER_MS = 60_000;
