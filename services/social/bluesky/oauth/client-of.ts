import { isIP } from 'node:net';
import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import type { AtprotoClient } from '../../settings.ts';

/** Where servers look for the client by the protocol's convention, so that consent pages only show the host. */
export const METADATA_PATH = '/oauth-client-metadata.json';

/** Names that are never public (RFC 6761 and 6762): servers refuse them. */
const RESERVED = /\.(?:local|localhost|test|example|invalid)$/;

/**
 * Carillon as a client of servers of the AT Protocol.
 * @param publicUrl without a slash at its end
 * @returns undefined where no server could read the address: without https, by a number, or a name of this machine or network
 */
export function clientOf(publicUrl: string): AtprotoClient | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isInside = isThisMachine(hostname) || !hostname.includes('.') || RESERVED.test(hostname);
  if (protocol !== 'https:' || isNumber || isInside) return undefined;
  return {
    clientId: `${origin}${METADATA_PATH}`,
    name: 'Carillon',
    uri: `${origin}/`,
    redirectUri: `${origin}/oauth/callback/bluesky`,
  };
}
