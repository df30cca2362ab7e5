import type { Origin } from './origin.ts';

export type HostSettings = Pick<Origin, 'publicUrl' | 'hosts' | 'listening'>;

/** Names of this machine, which no DNS record of a stranger can take. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** Addresses that include loopback: itself, or every address. */
const WITH_LOOPBACK = new Set([undefined, 'localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

/**
 * Whether a Host header names this server. Any other name is a stranger's: a page that let its own name point to this
 * address (DNS rebinding) would otherwise be of our origin to the browser.
 */
export function createKnownHosts({ publicUrl, hosts, listening }: HostSettings): (host: string) => boolean {
  const { protocol, host } = new URL(publicUrl);
  const normal = (name: string) => normalHost(protocol, name);
  const loopback = WITH_LOOPBACK.has(listening.host)
    ? LOOPBACK_NAMES.map((name) => normal(`${name}:${listening.port}`))
    : [];
  const exact = new Set([host, ...loopback, ...hosts.filter(hasPort).map(normal)]);
  const anyPort = new Set(hosts.filter((name) => !hasPort(name)).map(normal));
  return (given) => {
    if (!/^[\w.:[\]-]+$/.test(given)) return false;
    const normalized = normal(given);
    return normalized !== null && (exact.has(normalized) || anyPort.has(normalized.replace(/:\d+$/, '')));
  };
}

/** Writes a host as browsers do: without the scheme's own port, IPv6 at its shortest. Null if it is no valid name. */
export const normalHost = (protocol: string, name: string): string | null =>
  URL.parse(`${protocol}//${name}`)?.host ?? null;

const hasPort = (name: string): boolean => /:\d+$/.test(name);
