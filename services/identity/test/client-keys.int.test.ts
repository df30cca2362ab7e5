import type { ClientKey } from '@carillon/social/capabilities/client-keys.ts';
import type { SocialDeps } from '@carillon/social/deps.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createVault } from '../crypto/vault.ts';
import { type Identity, startIdentity, VAULT_KEY } from './identity-under-test.ts';

const DAY_MS = 24 * 3_600_000;
let identity: Identity;
let parts: Pick<SocialDeps, 'clientKeys'>[];

beforeAll(async () => {
  parts = [];
  identity = await startIdentity('https://bells.com', (deps) => {
    parts.push(deps);
    return {} as SocialNetworks;
  });
});
afterAll(() => identity.close());

const listKeys = async (process = 0): Promise<readonly ClientKey[]> =>
  (await parts[process]?.clientKeys?.('bluesky').list()) ?? [];

test('one key is made when it is first asked for, whichever process asks', async () => {
  const other = await identity.again();
  const all = await Promise.all([0, 1, 0, 1].map(listKeys));
  expect(new Set(all.flat().map(({ kid }) => kid)).size).toBe(1);
  expect(JSON.parse(all[0]?.[0]?.privateJwk ?? '')).toMatchObject({ kty: 'EC', crv: 'P-256' });
  await other.close();
});

test('no private key is readable in the store', async () => {
  const [key] = await listKeys();
  const { d } = JSON.parse(key?.privateJwk ?? '') as { d: string };
  const storedText = JSON.stringify(await identity.stored('client_keys'));
  expect([storedText.includes(key?.kid ?? ''), storedText.includes(d)]).toEqual([true, false]);
});

test('after a year there is another beside it, which stays for as long as a session may last', async () => {
  const [first] = await listKeys();
  identity.advance(366 * DAY_MS);
  expect((await listKeys()).map(({ kid }) => kid)).toEqual([expect.any(String), first?.kid]);
  const [row] = (await identity.stored('client_keys')).filter(({ kid }) => kid === first?.kid);
  expect(row?.expiresAt.getTime() - identity.clock().getTime()).toBeGreaterThan(2 * 365 * DAY_MS);
});

test('replaces a key that can’t be decrypted', async () => {
  const before = await listKeys();
  await identity.change('client_keys', { kid: before[0]?.kid }, { privateJwk: 'broken' });
  const kids = (await listKeys()).map(({ kid }) => kid);
  expect(kids).toHaveLength(2);
  expect(kids).not.toContain(before[0]?.kid);
});

test('a new vault key re-encrypts what the old one encrypted', async () => {
  const before = await listKeys();
  const other = await identity.again({
    VAULT_KEY: Buffer.alloc(32, 9).toString('base64'),
    VAULT_READ_KEYS: VAULT_KEY.toString('base64'),
  });
  await other.resealed();
  expect(await listKeys(parts.length - 1)).toEqual(before);
  const [row] = (await identity.stored('client_keys')).filter(({ kid }) => kid === before[0]?.kid);
  expect(createVault(Buffer.alloc(32, 9)).isCurrent(row?.privateJwk)).toBe(true);
  await other.close();
});
