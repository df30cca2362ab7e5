import { isLoopback, isPublic, type Permit } from '@carillon/kit/http/public-address.ts';

/** Other ports of a public address may be a server's own, behind a firewall that trusts this machine. */
export const SERVER_PORTS: readonly number[] = [443, 8443];

/** Where a server that a user names may be: on the public web; on this machine too where Carillon is for it alone. */
export const permitServers =
  (isLocal: boolean): Permit =>
  (address, port) =>
    (isLocal && isLoopback(address)) || (SERVER_PORTS.includes(port) && isPublic(address));
