import { createHash } from 'node:crypto';
import type { CallerName } from '@carillon/contracts/service-names.ts';
import { createSigner, type Signer } from '../identity/identity-token.ts';
import { publicJwksOf, readPublicKeys } from '../identity/service-keys.ts';
import { readServices } from '../service/read-services.ts';

export const testSeed = (name: CallerName): Buffer => createHash('sha256').update(name).digest();

const { processes } = await readServices();
export const TEST_JWKS = publicJwksOf(
  Object.fromEntries(processes.map(({ name }) => [name, testSeed(name)])),
);
export const TEST_PUBLIC_KEYS = readPublicKeys(TEST_JWKS);

export const testSigner = (name: CallerName): Signer => createSigner(name, testSeed(name));
