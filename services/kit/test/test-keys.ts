import { CALLERS, type CallerName } from '@carillon/contracts/operation.ts';
import { createSigner, type Signer } from '../identity/identity-token.ts';
import { publicJwksOf, readPublicKeys } from '../identity/service-keys.ts';

export const testSeed = (name: CallerName): Buffer => Buffer.alloc(32, CALLERS.indexOf(name) + 1);

export const TEST_JWKS = publicJwksOf(Object.fromEntries(CALLERS.map((name) => [name, testSeed(name)])));
export const TEST_PUBLIC_KEYS = readPublicKeys(TEST_JWKS);

export const testSigner = (name: CallerName): Signer => createSigner(name, testSeed(name));

/** Settings of a service in a test. */
export const testKeySettings = (name: CallerName): { SERVICE_PUBLIC_KEYS: string; SIGNING_KEY: string } => ({
  SERVICE_PUBLIC_KEYS: JSON.stringify(TEST_JWKS),
  SIGNING_KEY: testSeed(name).toString('base64'),
});
