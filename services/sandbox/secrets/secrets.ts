import { createHmac, randomBytes } from 'node:crypto';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { sandboxAppSecret } from '@carillon/social/sandbox-settings.ts';
import { same } from '../stores/hash-secret.ts';
import { type GoogleKey, googleKey } from './google-key.ts';

/** The networks' codes, tokens and keys. */
export interface Secrets {
  /** A new one, random behind its prefix. */
  create(prefix: string): string;
  /** The same one for the same name, each time. */
  derive(prefix: string, name: string): string;
  /** Whether that is the secret of a network's app. */
  isAppSecret(network: PlatformName | 'google', given: string | undefined): boolean;
  /** The key with which the sandbox's Google signs. */
  readonly googleKey: GoogleKey;
}

export function createSecrets(key: Buffer): Secrets {
  // Page tokens and the apps' secrets are derived from this.
  const secret = key.toString('hex');
  return {
    create: (prefix) => prefix + randomBytes(32).toString('base64url'),
    derive: (prefix, name) => prefix + createHmac('sha256', secret).update(name).digest('base64url'),
    isAppSecret: (network, given) => same(given ?? '', sandboxAppSecret(network, secret)),
    googleKey: googleKey(key),
  };
}
