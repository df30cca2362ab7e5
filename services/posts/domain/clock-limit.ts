/**
 * How far a worker's clock may be off the store's, in seconds. Two workers can then differ by twice that, which is
 * the margin of a lease.
 */
export const MAX_OFF_S = 30;
