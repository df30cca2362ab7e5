import { createPublicKey, generateKeyPairSync } from 'node:crypto';

const ES256 = { name: 'ECDSA', namedCurve: 'P-256' };

/** Makes a private key for ES256, a JWK in JSON. */
export const newPrivateJwk = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

/** The public half of a private key. */
export const publicJwk = (privateJwk: string) =>
  createPublicKey({ key: JSON.parse(privateJwk), format: 'jwk' }).export({ format: 'jwk' });

/** Both halves, as signing takes them. */
export async function importPair(privateJwk: string) {
  const { subtle } = globalThis.crypto;
  const [privateKey, publicKey] = await Promise.all([
    subtle.importKey('jwk', JSON.parse(privateJwk), ES256, false, ['sign']),
    subtle.importKey('jwk', publicJwk(privateJwk) as JsonWebKey, ES256, true, ['verify']),
  ]);
  return { privateKey, publicKey };
}
