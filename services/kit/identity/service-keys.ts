import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { CallerName } from '@carillon/contracts/service-names.ts';
import { z } from 'zod';

/**
 * A public key that verifies a service's signature (RFC 8037). Its `kid` is the service's name, a colon, and the
 * beginning of `x`.
 */
export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly use: 'sig';
  readonly alg: 'Ed25519';
  readonly kid: string;
  readonly x: string;
}

/** A JWK Set. A service may have several keys in it while one takes another's place. */
export interface PublicJwks {
  readonly keys: readonly PublicJwk[];
}

/** Whose signature a key verifies, by key id. */
export type PublicKeys = ReadonlyMap<string, { readonly name: CallerName; readonly key: KeyObject }>;

/** DER of a PKCS #8 Ed25519 key, up to its 32 bytes (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The private key that 32 random bytes are. */
export const privateKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });

export function publicJwkOf(name: CallerName, seed: Uint8Array): PublicJwk {
  const { x = '' } = createPublicKey(privateKeyOf(seed)).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'Ed25519', kid: `${name}:${x.slice(0, 8)}`, x };
}

/** The public keys of all calling services, derived from their private keys. */
export const publicJwksOf = (seeds: Partial<Record<CallerName, Uint8Array>>): PublicJwks => ({
  keys: Object.entries(seeds).map(([name, seed]) => publicJwkOf(name as CallerName, seed)),
});

const KID = /^[a-z][a-z0-9]*:.+$/;
const jwks = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        kid: z.string().regex(KID),
        x: z.string(),
      }),
    )
    .min(1),
});

/** @throws when it is not a JWK Set whose every key is an Ed25519 key of a service */
export function readPublicKeys(text: unknown): PublicKeys {
  const { keys } = jwks.parse(text);
  return new Map(
    keys.map(({ kty, crv, x, kid }) => {
      const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
      return [kid, { name: kid.slice(0, kid.indexOf(':')) as CallerName, key }];
    }),
  );
}
