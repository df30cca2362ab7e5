import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRegistrations } from '../connections/registrations.ts';
import { resealAll } from '../connections/reseal-all.ts';
import { openRevocable, sealAccess } from '../crypto/seal-tokens.ts';
import { createVault, keyIdOf } from '../crypto/vault.ts';
import type { NewRevocation } from '../domain/revocation.ts';
import { openSecret } from '../second-factor/app-secret.ts';
import { openStores, type Stores } from '../stores/stores.ts';
import { connect } from './connect.ts';
import { page } from './fake-network.ts';
import { type Identity, startIdentity, VAULT_KEY, type Visitor } from './identity-under-test.ts';
import { addApp } from './second-factors-of.ts';

const NEW_KEY = Buffer.alloc(32, 77);

let identity: Identity;
let stores: Stores;
let ada: Visitor;
beforeEach(async () => {
  identity = await startIdentity();
  stores = await openStores({ uri: identity.storeUri, database: identity.database });
  identity.networks.facebook.pages = [page('p1', 'Bells'), page('p2', 'Whistles')];
  ada = await identity.signUp();
  identity.networks.facebook.refreshToken = 'to renew by';
  await connect(identity, ada, 'facebook');
  await connect(identity, ada, 'linkedin');
});
afterEach(async () => {
  await stores.close();
  await identity.close();
});

const readStored = async () =>
  JSON.stringify((await identity.stored('connections')).map(({ grant, targets }) => [grant, targets]));
const reseal = (readKeys: Buffer[]) =>
  resealAll({ stores, vault: createVault(NEW_KEY, readKeys), log: quietLog });

test('after a rotation every token is under the new key, and the old one opens nothing any more', async () => {
  expect(await readStored()).toContain(`v2:${keyIdOf(VAULT_KEY)}:`);
  expect(await reseal([VAULT_KEY])).toEqual({ resealed: 2, unreadable: 0, changed: 0 });
  expect(await readStored()).not.toContain(keyIdOf(VAULT_KEY));
  expect(await reseal([])).toEqual({ resealed: 0, unreadable: 0, changed: 0 });
  const [connection] = await stores.connections.list(ada.workspaceId, 'facebook');
  expect(connection).toMatchObject({ status: 'connected', revision: 1 });
});

test('after a rotation the secret of an authenticator app is under the new key, and its codes are good', async () => {
  const { secret } = await addApp(identity, ada);
  const sealed = async () => JSON.stringify(await identity.stored('second_factors'));
  expect(await sealed()).toContain(`v2:${keyIdOf(VAULT_KEY)}:`);
  expect(await reseal([VAULT_KEY])).toMatchObject({ unreadable: 0, changed: 0 });
  expect(await sealed()).not.toContain(keyIdOf(VAULT_KEY));
  const vault = createVault(NEW_KEY);
  const [{ authenticator }] = (await identity.stored('second_factors')) as unknown as [
    { authenticator: { sealed: string } },
  ];
  expect(openSecret(vault, ada.userId, authenticator.sealed)).toBe(secret);
  expect(() => openSecret(vault, 'another user', authenticator.sealed)).toThrow('belongs elsewhere');
});

describe('a token that still has to be revoked', () => {
  const row = async () => (await stores.revocations.list(null, 10))[0] as NewRevocation;
  beforeEach(async () => {
    identity.networks.facebook.onRevoke = async () => {
      throw new SocialError('Facebook could not be reached', { kind: 'transient' });
    };
    await identity.post('/facebook/disconnect', {}, ada);
    await eventually(async () =>
      expect(await identity.stored('revocations')).toMatchObject([
        { claimedUntil: new Date(0), attempts: 1 },
      ]),
    );
  });

  test('is under the new key after a rotation, and opens by it alone', async () => {
    expect((await row()).accessToken).toContain(keyIdOf(VAULT_KEY));
    expect(await reseal([VAULT_KEY])).toEqual({ resealed: 1, unreadable: 0, changed: 0 });
    const revocation = await row();
    const { access, refreshToken } = openRevocable(createVault(NEW_KEY), revocation, revocation);
    expect(access.token).toMatch(/^facebook-grant-/);
    expect(refreshToken).toBe('to renew by');
    expect(await identity.stored('revocations')).toMatchObject([{ attempts: 1 }]);
  });

  test('keeps the old key needed where it was noted anew meanwhile, and not where it is gone', async () => {
    const vault = createVault(NEW_KEY, [VAULT_KEY]);
    const resealAfter = (meanwhile: () => Promise<unknown>) => {
      const revocations = { ...stores.revocations };
      revocations.list = async (after, limit) => {
        const foundPage = await stores.revocations.list(after, limit);
        if (after === null) await meanwhile();
        return foundPage;
      };
      return resealAll({ stores: { ...stores, revocations }, vault, log: quietLog });
    };
    const change = () => identity.change('revocations', {}, { accessToken: 'newer' });
    expect(await resealAfter(change)).toMatchObject({ changed: 1 });
    const owner = { workspaceId: ada.workspaceId, platform: 'facebook' } as const;
    await identity.change('revocations', {}, sealAccess(createVault(VAULT_KEY), owner, { token: 't' }));
    expect(await resealAfter(() => identity.forget('revocations', {}))).toMatchObject({ changed: 0 });
  });

  test('holds nothing up where no key opens it', async () => {
    expect(await reseal([])).toMatchObject({ changed: 0 });
  });
});

test('a process that has both keys hands tokens out while it seals them anew', async () => {
  const body = { workspace_id: ada.workspaceId, platform_id: 1 as const, page_id: 'p2' };
  const both = await identity.again({
    VAULT_KEY: NEW_KEY.toString('base64'),
    VAULT_READ_KEYS: VAULT_KEY.toString('base64'),
  });
  const { access_token } = await both.as('worker').call(resolveTarget, { body });
  expect(access_token).toBe('token-of-p2');
  await both.resealed();
  expect(await readStored()).not.toContain(keyIdOf(VAULT_KEY));
  await both.close();
});

test('counts and keeps what no key can decrypt', async () => {
  const before = await readStored();
  expect(await reseal([])).toEqual({ resealed: 0, unreadable: 2, changed: 0 });
  expect(await readStored()).toBe(before);
});

test('a failing store doesn’t make connections unreadable', async () => {
  const connections = { ...stores.connections, reseal: () => Promise.reject(new Error('no store')) };
  const lose = () => Promise.reject(new Error('lost'));
  const vault = createVault(NEW_KEY, [VAULT_KEY]);
  await expect(resealAll({ stores: { ...stores, connections }, vault, log: quietLog, lose })).rejects.toThrow(
    'no store',
  );
});

test('a connection changed meanwhile keeps its newer tokens', async () => {
  const connections = { ...stores.connections };
  connections.listConnected = async (after, limit) => {
    const foundPage = await stores.connections.listConnected(after, limit);
    if (after === null) await connect(identity, ada, 'facebook');
    return foundPage;
  };
  const vault = createVault(NEW_KEY, [VAULT_KEY]);
  expect(await resealAll({ stores: { ...stores, connections }, vault, log: quietLog })).toEqual({
    resealed: 1,
    unreadable: 0,
    changed: 1,
  });
  expect(await stores.connections.list(ada.workspaceId, 'facebook')).toMatchObject([{ revision: 2 }]);
});

describe('a key of Carillon’s on servers', () => {
  const key = { platform: 'bluesky', kid: 'k', createdAt: new Date(0) } as const;
  const slot = { workspaceId: '', platform: 'bluesky', field: 'client-key:k' } as const;
  const resealWith = (reading: readonly Buffer[], clientKeys: Partial<typeof stores.clientKeys>) => {
    const privateJwk = createVault(VAULT_KEY).seal('{}', slot);
    const list = async () => [{ ...key, privateJwk }];
    const vault = createVault(NEW_KEY, reading);
    const ownKeys = { ...stores.clientKeys, list, ...clientKeys };
    return resealAll({ stores: { ...stores, clientKeys: ownKeys }, vault, log: quietLog });
  };

  test('is counted where it was changed meanwhile', async () => {
    expect(await resealWith([VAULT_KEY], { reseal: async () => false })).toMatchObject({ changed: 1 });
  });

  test('a connection deleted meanwhile doesn’t count as changed', async () => {
    expect(await resealWith([VAULT_KEY], {})).toMatchObject({ changed: 0 });
  });

  test('holds nothing up where no key opens it', async () => {
    expect(await resealWith([], {})).toMatchObject({ changed: 0 });
  });
});

test('after a rotation the secret of an app on a server is under the new key, and opens by it alone', async () => {
  const registrationsBy = (vault: ReturnType<typeof createVault>) =>
    createRegistrations({ stores, vault })('mastodon');
  const app = {
    server: 'https://m.example',
    clientId: 'id',
    clientSecret: 'secret',
    scopes: 'read',
    pkce: true,
    redirectUri: 'https://c.example/cb',
    issuer: null,
    namesIssuer: false,
    registeredAt: new Date(),
  };
  await registrationsBy(createVault(VAULT_KEY)).save(app, null);
  expect(await reseal([VAULT_KEY])).toEqual({ resealed: 2, unreadable: 0, changed: 0 });
  expect(JSON.stringify(await identity.stored('network_apps'))).not.toContain(keyIdOf(VAULT_KEY));
  expect(await registrationsBy(createVault(NEW_KEY)).find(app.server)).toEqual(app);
});
