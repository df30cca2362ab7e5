/** How long a target is a collector's alone; renewed with each batch, and with each list of comments. */
export const LEASE_MS = 3 * 60_000;
