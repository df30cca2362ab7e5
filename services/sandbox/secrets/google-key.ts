import { createECDH, createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';

export interface GoogleKey {
  readonly id: string;
  readonly key: KeyObject;
  readonly publicJwk: JWK;
}

export const GOOGLE_ALGORITHM = 'ES256';

/** The key that ID tokens are signed with: made of the sandbox's secret, so that all its processes have the same. */
export function googleKey(secret: Uint8Array): GoogleKey {
  const curve = createECDH('prime256v1');
  // A hash is a valid scalar except for one in 2^32 secrets; an invalid one is hashed again.
  let scalar = createHash('sha256').update(secret).digest();
  while (!isScalar(scalar)) scalar = createHash('sha256').update(scalar).digest();
  curve.setPrivateKey(scalar);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const id = createHash('sha256').update(point).digest('base64url').slice(0, 16);
  const key = createPrivateKey({ key: { ...jwk, d: scalar.toString('base64url') }, format: 'jwk' });
  return { id, key, publicJwk: { ...jwk, kid: id, use: 'sig', alg: GOOGLE_ALGORITHM } };
}

/** The order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

function isScalar(bytes: Buffer): boolean {
  const value = BigInt(`0x${bytes.toString('hex')}`);
  return value > 0n && value < ORDER;
}
