import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import type { ServerLimits } from '@carillon/social/capabilities/connect.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lookAfterServers } from '../connections/look-after-servers.ts';
import { createRegistrations } from '../connections/registrations.ts';
import { createVault } from '../crypto/vault.ts';
import { openStores, type Stores } from '../stores/stores.ts';
import { comeBack } from './connect.ts';
import { type Identity, startIdentity, VAULT_KEY, type Visitor } from './identity-under-test.ts';

// A network of many servers, each with a way back of its own.
let identity: Identity;
let ada: Visitor;
let exchangedCodes: unknown[];
let limits: ServerLimits;
let stores: Stores;
beforeAll(async () => {
  identity = await startIdentity();
  stores = await openStores({ uri: identity.storeUri, database: identity.database });
  const { connect } = identity.networks.facebook;
  const { begin, exchangeCode } = connect;
  Object.assign(connect, {
    idsByServer: true,
    limits: async () => limits,
    issuerOf: async (server: string) => ({ name: `${server}/`, isAlwaysNamed: server.includes('strict') }),
    wayOf: (server: string) => `way-of-${new URL(server).host}`,
    async begin(request: Parameters<typeof begin>[0]) {
      if (request.server === 'nonsense')
        throw new SocialError('Enter your server’s address.', { kind: 'permanent' });
      return begin(request);
    },
    async exchangeCode(exchange: Parameters<typeof exchangeCode>[0]) {
      exchangedCodes.push(exchange.server);
      const grant = await exchangeCode(exchange);
      return { ...grant, access: { ...grant.access, server: exchange.server } };
    },
  });
});
beforeEach(async () => {
  ada = await identity.signUp();
  exchangedCodes = [];
  limits = { text: 500 };
});
afterAll(async () => {
  await stores.close();
  await identity.close();
});

const SERVER = 'https://bells.example';
let codes = 0;
const begin = async (server: string) => {
  const reply = await identity.post('/connections/facebook/begin', { server }, ada);
  const { auth_url = 'http://x' } = (await reply.json()) as { auth_url?: string };
  return { status: reply.status, state: new URL(auth_url).searchParams.get('state') ?? '' };
};
const finish = (state: string, way?: string, iss?: string) =>
  comeBack(identity, ada, {
    state,
    code: `server-code-${++codes}`,
    ...(way !== undefined && { way }),
    ...(iss !== undefined && { iss }),
  });

describe('connecting an account of a server', () => {
  test('exchanges the code at the server that was named, and shows the server with the connection', async () => {
    const { state } = await begin(SERVER);
    expect(await finish(state, 'way-of-bells.example')).toMatchObject({ reason: 'connected' });
    expect(exchangedCodes).toEqual([SERVER]);
    const { connections } = (await (await identity.get('/connections', ada)).json()) as {
      connections: { server: string | null }[];
    };
    expect(connections.map(({ server }) => server)).toEqual([SERVER]);
  });

  test.each([['way-of-other.example'], [undefined]])(
    'gives no code away that came back by %s',
    async (way) => {
      const { state } = await begin(SERVER);
      expect(await finish(state, way)).toMatchObject({ status: 'danger', reason: 'other_network' });
      expect(exchangedCodes).toEqual([]);
    },
  );

  test('connects one person’s accounts on two servers beside each other', async () => {
    for (const host of ['bells.example', 'chimes.example'])
      await finish((await begin(`https://${host}`)).state, `way-of-${host}`);
    const { connections } = (await (await identity.get('/connections', ada)).json()) as {
      connections: { server: string | null }[];
    };
    expect(connections.map(({ server }) => server)).toEqual([SERVER, 'https://chimes.example']);
  });

  test('reports invalid addresses', async () => {
    expect((await begin('nonsense')).status).toBe(409);
  });
});

describe('who answers for a server', () => {
  test.each([
    ['another server', 'https://bells.example', 'https://evil.example/'],
    ['nobody, where the server always says who it is', 'https://strict.example', undefined],
  ])('may not be %s', async (_, server, iss) => {
    const { state } = await begin(server);
    const back = await finish(state, `way-of-${new URL(server).host}`, iss);
    expect(back).toMatchObject({ status: 'danger', reason: 'other_issuer' });
    expect(exchangedCodes).toEqual([]);
  });

  test.each([
    ['https://bells.example', undefined],
    ['https://bells.example', 'https://bells.example/'],
    ['https://strict.example', 'https://strict.example/'],
  ])('may be %s as it names itself', async (server, iss) => {
    const { state } = await begin(server);
    expect(await finish(state, `way-of-${new URL(server).host}`, iss)).toMatchObject({ reason: 'connected' });
  });
});

describe('a server that accounts are connected on', () => {
  const DAY_MS = 24 * 3_600_000;
  const registrations = () => createRegistrations({ stores, vault: createVault(VAULT_KEY) })('facebook');
  const lookAfter = () =>
    lookAfterServers(
      { stores, networks: identity.networks, log: quietLog, clock: identity.clock },
      new AbortController().signal,
    );
  const register = (server: string) =>
    registrations().save(
      {
        server,
        clientId: 'id',
        clientSecret: 'secret',
        scopes: 'read',
        pkce: false,
        redirectUri: 'https://c.example/cb',
        issuer: null,
        namesIssuer: false,
        registeredAt: identity.clock(),
      },
      null,
    );
  const connectAt = async (server: string) => {
    identity.networks.facebook.person = `ada of ${server}`;
    await register(server);
    await finish((await begin(server)).state, `way-of-${new URL(server).host}`);
  };
  const readShown = async () => {
    const reply = await identity.get('/connections', ada);
    const { connections } = (await reply.json()) as {
      connections: { id: string; limits: { text: number } }[];
    };
    return connections[0] as (typeof connections)[number];
  };

  test('is asked for its limits again after a day', async () => {
    await connectAt('https://daily.example');
    limits = { text: 1500 };
    await lookAfter();
    expect((await readShown()).limits.text).toBe(500);
    identity.advance(DAY_MS);
    await lookAfter();
    expect((await readShown()).limits.text).toBe(1500);
  });

  test('keeps its limits while it doesn’t answer', async () => {
    await connectAt('https://silent.example');
    const { connect } = identity.networks.facebook;
    const answers = connect.limits;
    connect.limits = async () => {
      throw new SocialError('It could not be reached', { kind: 'transient' });
    };
    identity.advance(DAY_MS);
    await lookAfter();
    connect.limits = answers;
    expect((await readShown()).limits.text).toBe(500);
  });

  test('is forgotten a week later once nothing is connected there', async () => {
    await connectAt('https://left.example');
    identity.advance(8 * DAY_MS);
    await lookAfter();
    expect(await registrations().find('https://left.example')).not.toBeNull();
    await identity.del(`/connections/${(await readShown()).id}`, ada);
    await eventually(async () => expect(await identity.stored('revocations')).toEqual([]));
    identity.advance(DAY_MS);
    await lookAfter();
    expect(await registrations().find('https://left.example')).toBeNull();
  });

  test('stays while somebody is about to connect there', async () => {
    await register('https://begun.example');
    identity.advance(8 * DAY_MS);
    await begin('https://begun.example');
    await lookAfter();
    expect(await registrations().find('https://begun.example')).not.toBeNull();
  });
});
