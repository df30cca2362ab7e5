import { isIP } from 'node:net';

/** This server as authenticators know it (WebAuthn, section 5.1.2). */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  /** Browsers only create passkeys for host names, with HTTPS or on the machine itself. */
  readonly isAvailable: boolean;
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  return { id: hostname, origin, isAvailable: !isAddress && (protocol === 'https:' || isLocal) };
}
