import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { ROLES } from '@carillon/contracts/domain/roles.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { comeBack, connect } from './connect.ts';
import { page } from './fake-network.ts';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

const DAY = 24 * 3_600_000;

let identity: Identity;
let ada: Visitor;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  ada = await identity.signUp();
  as('Ada');
});
afterAll(() => identity.close());

/** Has this person, with a page of theirs, consent from now on. */
function as(person: string): void {
  const { facebook } = identity.networks;
  Object.assign(facebook, { person, personName: person, pages: [page(`page of ${person}`, person)] });
}

const list = async (who = ada) => {
  const reply = await identity.get('/connections', who);
  return (await reply.json()) as { connections: ConnectionView[]; available: string[] };
};
const idOf = async (person: string) =>
  (await list()).connections.find(({ account }) => account.name === person)?.id ?? '';
const stateOf = async (reply: Response): Promise<string> => {
  const { auth_url } = (await reply.json()) as { auth_url: string };
  return new URL(auth_url).searchParams.get('state') ?? '';
};
const short = async () =>
  (await list()).connections.map(({ network, account, status }) => `${network} ${account.name} ${status}`);
let codes = 0;
const returnWith = async (response: Response) =>
  comeBack(identity, ada, { state: await stateOf(response), code: `a code ${++codes}` });

describe('GET /connections', () => {
  test('lists each account with its status, what it can do, and its targets', async () => {
    expect(await list()).toEqual({
      success: true,
      connections: [],
      available: PLATFORM_NAMES,
    });
    await connect(identity, ada, 'linkedin');
    await connect(identity, ada, 'facebook');
    const { connections } = await list();
    expect(connections).toMatchObject([{ network: 'facebook' }, { network: 'linkedin' }]);
    expect(connections[0]).toEqual({
      id: expect.stringMatching(/^con_/),
      network: 'facebook',
      server: null,
      account: { id: 'Ada', name: 'Ada', picture: null },
      status: 'connected',
      reason: null,
      capabilities: [],
      limits: {
        text: 63_206,
        comment: 8_000,
        hashtags: null,
        images: 10,
        image_bytes: 10_485_760,
        video_bytes: 1_073_741_824,
      },
      targets: [
        {
          id: 'page of Ada',
          kind: 'page',
          name: 'Ada',
          picture: 'https://pictures.example/page of Ada',
        },
      ],
    });
    expect(connections[1]).toMatchObject({ targets: [{ id: 'urn:li:person:ada', kind: 'profile' }] });
  });

  test('names the networks of which the sandbox is one of the servers', async () => {
    expect(await list()).not.toHaveProperty('sandboxed');
    Object.assign(identity.networks.facebook, { hasSandbox: true });
    expect(await list()).toMatchObject({ sandboxed: ['facebook'] });
    Reflect.deleteProperty(identity.networks.facebook, 'hasSandbox');
  });

  test('shows an account whose permission has run out as lost, and why', async () => {
    identity.networks.linkedin.refreshToken = null;
    await connect(identity, ada, 'linkedin');
    identity.advance(61 * DAY);
    ada = await identity.signUp();
    await connect(identity, ada, 'linkedin');
    await identity.change(
      'connections',
      { workspaceId: ada.workspaceId },
      {
        'grant.expiresAt': identity.clock(),
      },
    );
    expect((await list()).connections).toMatchObject([
      { status: 'lost', reason: 'The permission you gave on LinkedIn has expired.' },
    ]);
  });

  test('shows nothing of another workspace', async () => {
    await connect(identity, ada, 'facebook');
    expect((await list(await identity.signUp())).connections).toEqual([]);
  });
});

describe('POST /connections/:network/begin', () => {
  test('connects another account beside the first', async () => {
    await returnWith(await identity.post('/connections/facebook/begin', {}, ada));
    as('Bob');
    await returnWith(await identity.post('/connections/facebook/begin', {}, ada));
    expect(await short()).toEqual(['facebook Ada connected', 'facebook Bob connected']);
  });

  test('renews an account that is connected already', async () => {
    await connect(identity, ada, 'facebook');
    const before = await idOf('Ada');
    await returnWith(await identity.post('/connections/facebook/begin', {}, ada));
    expect((await list()).connections).toMatchObject([{ id: before }]);
  });

  test('rejects an unknown network', async () => {
    expect((await identity.post('/connections/myspace/begin', {}, ada)).status).toBe(422);
  });
});

describe('POST /connections/:id/reconnect', () => {
  test('brings a lost account back under the same id', async () => {
    await connect(identity, ada, 'facebook');
    const id = await idOf('Ada');
    await identity.change('connections', { _id: id }, { status: 'lost', grant: null, reason: 'Expired' });
    expect((await list()).connections).toMatchObject([{ id, status: 'lost', reason: 'Expired' }]);
    await returnWith(await identity.post(`/connections/${id}/reconnect`, {}, ada));
    expect((await list()).connections).toMatchObject([{ id, status: 'connected', reason: null }]);
  });

  test('connects another account beside it when somebody else consents', async () => {
    await connect(identity, ada, 'facebook');
    const id = await idOf('Ada');
    await identity.change('connections', { _id: id }, { status: 'lost', grant: null, reason: 'Expired' });
    as('Bob');
    const back = await returnWith(await identity.post(`/connections/${id}/reconnect`, {}, ada));
    expect(await short()).toEqual(['facebook Ada lost', 'facebook Bob connected']);
    expect(back).toMatchObject({
      status: 'danger',
      reason: 'other_account',
      message: expect.stringContaining('Bob is connected. Ada is still disconnected'),
    });
  });

  test('names the server of an account whose id says nothing of servers', async () => {
    await connect(identity, ada, 'facebook');
    const id = await idOf('Ada');
    await identity.change('connections', { _id: id }, { 'grant.server': 'https://carillon.test' });
    const { connect: network } = identity.networks.facebook;
    const { begin } = network;
    const servers: unknown[] = [];
    network.begin = (request) => {
      servers.push(request.server);
      return begin(request);
    };
    await identity.post(`/connections/${id}/reconnect`, {}, ada);
    network.begin = begin;
    expect(servers).toEqual(['https://carillon.test']);
  });

  test('says so too while the account that was meant still works', async () => {
    await connect(identity, ada, 'facebook');
    const id = await idOf('Ada');
    as('Bob');
    const back = await returnWith(await identity.post(`/connections/${id}/reconnect`, {}, ada));
    expect(back).toMatchObject({
      reason: 'other_account',
      message: expect.stringContaining('Ada wasn’t renewed'),
    });
  });
});

describe('DELETE /connections/:id', () => {
  test('disconnects that account alone', async () => {
    await connect(identity, ada, 'facebook');
    as('Bob');
    await connect(identity, ada, 'facebook');
    await identity.sent();
    const id = await idOf('Ada');
    expect((await identity.del(`/connections/${id}`, ada)).status).toBe(200);
    expect(await short()).toEqual(['facebook Bob connected']);
    expect(await identity.sent()).toEqual([
      expect.objectContaining({ connection_id: id, status: 'disconnected', target_ids: ['page of Ada'] }),
    ]);
    expect((await identity.del(`/connections/${id}`, ada)).status).toBe(404);
  });

  test('keeps the place in the list of an account that is removed and connected again, and its id', async () => {
    await connect(identity, ada, 'facebook');
    const id = await idOf('Ada');
    identity.advance(1);
    as('Bob');
    await connect(identity, ada, 'facebook');
    await identity.del(`/connections/${id}`, ada);
    identity.advance(1);
    as('Ada');
    await connect(identity, ada, 'facebook');
    expect(await short()).toEqual(['facebook Ada connected', 'facebook Bob connected']);
    expect(await idOf('Ada')).toBe(id);
  });
});

describe('a connection', () => {
  const calls = (id: string) =>
    [
      ['POST', '/connections/facebook/begin'],
      ['POST', `/connections/${id}/reconnect`],
      ['DELETE', `/connections/${id}`],
    ] as const;
  const call = (method: 'POST' | 'DELETE', path: string, who: Visitor) =>
    method === 'POST' ? identity.post(path, {}, who) : identity.del(path, who);

  test('is seen by every role, and changed by owners alone', async () => {
    await connect(identity, ada, 'facebook');
    const id = await idOf('Ada');
    for (const role of ROLES.filter((one) => one !== 'owner')) {
      const member = await identity.enrol(ada, await identity.signUp(), role);
      expect((await list(member)).connections).toMatchObject([{ id }]);
      for (const [method, path] of calls(id)) expect((await call(method, path, member)).status).toBe(403);
    }
  });

  test('is not found by its id in another workspace', async () => {
    await connect(identity, ada, 'facebook');
    const [, ...byId] = calls(await idOf('Ada'));
    const eve = await identity.signUp();
    for (const [method, path] of byId) expect((await call(method, path, eve)).status).toBe(404);
    expect(await short()).toEqual(['facebook Ada connected']);
  });
});
