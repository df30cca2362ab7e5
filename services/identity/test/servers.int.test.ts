import { SocialError } from '@carillon/social/social-error.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { comeBack } from './connect.ts';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

// A network of many servers, each with a way back of its own.
let identity: Identity;
let ada: Visitor;
let exchanged: unknown[];
beforeAll(async () => {
  identity = await startIdentity();
  const { connect } = identity.networks.facebook;
  const { begin, exchangeCode } = connect;
  Object.assign(connect, {
    idsByServer: true,
    wayOf: (server: string) => `way-of-${new URL(server).host}`,
    async begin(request: Parameters<typeof begin>[0]) {
      if (request.server === 'nonsense')
        throw new SocialError('Enter your server’s address.', { kind: 'permanent' });
      return begin(request);
    },
    async exchangeCode(exchange: Parameters<typeof exchangeCode>[0]) {
      exchanged.push(exchange.server);
      const grant = await exchangeCode(exchange);
      return { ...grant, access: { ...grant.access, server: exchange.server } };
    },
  });
});
beforeEach(async () => {
  ada = await identity.signUp();
  exchanged = [];
});
afterAll(() => identity.close());

const SERVER = 'https://bells.example';
let codes = 0;
const begin = async (server: string) => {
  const reply = await identity.post('/connections/facebook/begin', { server }, ada);
  const { auth_url = 'http://x' } = (await reply.json()) as { auth_url?: string };
  return { status: reply.status, state: new URL(auth_url).searchParams.get('state') ?? '' };
};
const finish = (state: string, way?: string) =>
  comeBack(identity, ada, { state, code: `server-code-${++codes}`, ...(way !== undefined && { way }) });

describe('connecting an account of a server', () => {
  test('exchanges the code at the server that was named, and shows the server with the connection', async () => {
    const { state } = await begin(SERVER);
    expect(await finish(state, 'way-of-bells.example')).toMatchObject({ reason: 'connected' });
    expect(exchanged).toEqual([SERVER]);
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
      expect(exchanged).toEqual([]);
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

  test('says what is wrong with an address', async () => {
    expect((await begin('nonsense')).status).toBe(409);
  });
});
