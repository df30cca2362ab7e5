/**
 * Where servers that users name may answer: a Mastodon server, a receiver of webhooks. Other ports of a public address may be a
 * server's own, behind a firewall that trusts this machine.
 */
export const USER_SERVER_PORTS: readonly number[] = [443, 8443];

/** The same, and where networks and pages answer besides. */
export const NETWORK_PORTS: readonly number[] = [...new Set([443, 80, ...USER_SERVER_PORTS])];
