import type { ConnectReason } from '@carillon/contracts/domain/connect-outcome.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { comeBack, connect, startConnect } from './connect.ts';
import { page } from './fake-network.ts';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

const MINUTE = 60_000;

let identity: Identity;
let ada: Visitor;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  ada = await identity.signUp();
  identity.networks.facebook.pages = [page('p1', 'Bells'), page('p2', 'Whistles')];
  await identity.sent();
});
afterAll(() => identity.close());

const check = async (path: string, visitor = ada) => (await identity.get(path, visitor)).json();
const facebook = (visitor = ada) => check('/facebook/check-connection', visitor);
const changedEvent = (status: string, reason: string | null = null, platform = 'facebook') => ({
  revision: expect.any(Number),
  type: 'identity.connection.changed',
  connection_id: expect.stringMatching(/^con_/),
  account_name: 'Ada Lovelace',
  target_ids: expect.any(Array),
  workspace_id: ada.workspaceId,
  platform,
  status,
  reason,
});
const NOT_CONNECTED = {
  connected: false,
  platform_id: 1,
  name: null,
  reconnect: false,
  available: true,
  pages: [],
};

describe('connecting', () => {
  test('sends the browser to the network with a state and the way back', async () => {
    const { url, state } = await startConnect(identity, ada, 'facebook');
    expect(url.host).toBe('facebook.example');
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:8080/oauth/callback/facebook');
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await identity.stored('oauth_states'))).not.toContain(state);
  });

  test.each([
    ['facebook', 'Facebook connected: 2 pages'],
    ['instagram', 'Instagram connected: 2 accounts'],
    ['linkedin', 'LinkedIn connected: Ada Lovelace'],
  ] as const)('%s comes back to the dashboard and tells everyone', async (platform, message) => {
    const back = await connect(identity, ada, platform);
    expect(back).toEqual({
      code: 302,
      pathname: '/dashboard',
      status: 'success',
      message,
      reason: 'connected',
    });
    expect(await identity.sent()).toEqual([changedEvent('connected', null, platform)]);
  });

  test('shows what there is to publish to, for each network in its own words', async () => {
    expect(await facebook()).toEqual(NOT_CONNECTED);
    for (const platform of ['facebook', 'instagram', 'linkedin'] as const)
      await connect(identity, ada, platform);
    const connected = { connected: true, name: 'Ada Lovelace', reconnect: false, available: true };
    expect(await facebook()).toEqual({
      ...connected,
      platform_id: 1,
      pages: [
        { id: 'p1', name: 'Bells', picture: 'https://pictures.example/p1' },
        { id: 'p2', name: 'Whistles', picture: 'https://pictures.example/p2' },
      ],
    });
    expect(await check('/instagram/check-connection')).toMatchObject({
      ...connected,
      platform_id: 2,
      accounts: [{ id: 'p1' }, { id: 'p2' }],
    });
    expect(await check('/linkedin/check-connection')).toEqual({
      ...connected,
      platform_id: 3,
      user_platform_id: 'urn:li:person:ada',
      organizations: [],
    });
  });

  test("is the user's own: nobody else sees it", async () => {
    await connect(identity, ada, 'facebook');
    expect(await facebook(await identity.signUp())).toEqual(NOT_CONNECTED);
  });

  test('keeps no token in the clear', async () => {
    await connect(identity, ada, 'facebook');
    const text = JSON.stringify(await identity.stored('connections'));
    expect(text).toContain('v2:');
    expect(text).not.toMatch(/token-of|facebook-grant/);
  });

  test('takes an answer from a network that says who it is', async () => {
    const { state } = await startConnect(identity, ada, 'facebook');
    const iss = 'https://facebook.example';
    expect(await comeBack(identity, ada, { state, code: 'with-iss', iss })).toMatchObject({
      status: 'success',
    });
  });

  test('is recorded in the security log, and so are disconnecting and rejected attempts', async () => {
    identity.takeSecurityEvents();
    await connect(identity, ada, 'facebook');
    await comeBack(identity, ada, { state: 'made up', code: 'c' });
    await identity.post('/facebook/disconnect', {}, ada);
    const { userId, workspaceId, sessionId } = ada;
    const at = { userId, workspaceId, address: '10.0.0.1' };
    expect(identity.takeSecurityEvents()).toEqual([
      {
        event: 'connection.made',
        outcome: 'success',
        ...at,
        sessionId,
        detail: { platform: 'facebook', connection: expect.stringMatching(/^con_/) },
      },
      {
        event: 'connection.refused',
        outcome: 'failure',
        ...at,
        sessionId,
        detail: { platform: 'facebook', reason: 'state unknown' },
      },
      {
        event: 'connection.removed',
        outcome: 'success',
        ...at,
        detail: { platform: 'facebook', connection: expect.stringMatching(/^con_/) },
      },
    ]);
  });

  test('again puts the new pages in place of the old', async () => {
    await connect(identity, ada, 'facebook');
    identity.networks.facebook.pages = [page('p3', 'Gongs')];
    expect((await connect(identity, ada, 'facebook')).message).toBe('Facebook connected: 1 page');
    expect(await facebook()).toMatchObject({ connected: true, pages: [{ id: 'p3' }] });
    const ownConnections = (await identity.stored('connections')).filter(
      (row) => row.workspaceId === ada.workspaceId,
    );
    expect(ownConnections).toHaveLength(1);
  });

  test('two windows at once end with one connection', async () => {
    const both = await Promise.all([connect(identity, ada, 'facebook'), connect(identity, ada, 'facebook')]);
    expect(both.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(await facebook()).toMatchObject({ connected: true });
  });
});

describe('a connection is not made', () => {
  const expectRefused = async (
    reason: ConnectReason,
    message: string | RegExp,
    come: () => ReturnType<typeof comeBack>,
    visitor = ada,
  ) => {
    const back = await come();
    expect(back).toMatchObject({ code: 302, pathname: '/dashboard', status: 'danger', reason });
    if (typeof message === 'string') expect(back.message).toBe(message);
    else expect(back.message).toMatch(message);
    expect(await facebook(visitor)).toEqual(NOT_CONNECTED);
    expect(await identity.sent()).toEqual([]);
  };
  const beginConnect = async () => (await startConnect(identity, ada, 'facebook')).state;

  test.each<Record<string, string>>([
    { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' },
    { error: 'user_cancelled_login' },
    { error: 'user_cancelled_authorize' },
  ])('when the user says no: %j', async (refusal) => {
    const state = await beginConnect();
    await expectRefused(
      'denied',
      'You did not allow Carillon to use your Facebook account. Nothing was connected.',
      () => comeBack(identity, ada, { ...refusal, state }),
    );
  });

  test('when the network answers with an error', async () => {
    const state = await beginConnect();
    await expectRefused('refused', 'Connection failed: Down for repairs', () =>
      comeBack(identity, ada, { state, error: 'server_error', error_description: 'Down for repairs' }),
    );
  });

  test.each([
    ['refuses the code', 'blocked', 'refused', 'Connection failed: The app is blocked.'],
    [
      'sends something that nobody foresaw',
      'crash',
      'failed',
      /^Connection failed: something went wrong on our side/,
    ],
  ] as const)('when the network %s', async (_, code, reason, message) => {
    const state = await beginConnect();
    await expectRefused(reason, message, () => comeBack(identity, ada, { state, code }));
  });

  test('when a code is used twice', async () => {
    const eve = await identity.signUp();
    const first = await startConnect(identity, eve, 'facebook');
    await comeBack(identity, eve, { state: first.state, code: 'used-once' });
    await identity.sent();
    const state = await beginConnect();
    await expectRefused('refused', 'Connection failed: This authorization code has been used.', () =>
      comeBack(identity, ada, { state, code: 'used-once' }),
    );
  });

  test('when no code comes', async () => {
    const state = await beginConnect();
    await expectRefused('no_code', /sent no code/, () => comeBack(identity, ada, { state }));
  });

  test('without a state, or with an unknown one', async () => {
    await expectRefused('state_unknown', /no longer valid/, () => comeBack(identity, ada, { code: 'c' }));
    await expectRefused('state_unknown', /no longer valid/, () =>
      comeBack(identity, ada, { code: 'c', state: 'made up' }),
    );
  });

  test('when ten minutes have gone by', async () => {
    const state = await beginConnect();
    identity.advance(10 * MINUTE);
    await expectRefused('expired', /longer than ten minutes/, () =>
      comeBack(identity, ada, { state, code: 'late' }),
    );
  });

  test('with the state of another user, or of another session of the same one', async () => {
    const eve = await identity.signUp('eve@example.com');
    const state = await beginConnect();
    await expectRefused(
      'other_session',
      /another session/,
      () => comeBack(identity, eve, { state, code: 'c1' }),
      eve,
    );
    const { state: other } = await startConnect(identity, eve, 'facebook');
    const elsewhere = await identity.logIn('eve@example.com');
    await expectRefused(
      'other_session',
      /another session/,
      () => comeBack(identity, elsewhere, { state: other, code: 'c2' }),
      eve,
    );
  });

  test('with another network’s return, though the state is valid', async () => {
    const state = await beginConnect();
    await expectRefused('other_network', /came from a different network/, () =>
      comeBack(identity, ada, { state, code: 'c' }, 'linkedin'),
    );
    await expectRefused('state_unknown', /no longer valid/, () =>
      comeBack(identity, ada, { state, code: 'c' }),
    );
  });

  test('when somebody answers who says that they are another', async () => {
    const state = await beginConnect();
    const iss = 'https://evil.example';
    await expectRefused('other_issuer', /didn’t come from the network/, () =>
      comeBack(identity, ada, { state, code: 'c', iss }),
    );
  });

  test.each([
    ['facebook', /we found no page/],
    ['instagram', /no professional account was found/],
  ] as const)('when %s has nothing to publish to', async (platform, message) => {
    const { pages } = identity.networks[platform];
    identity.networks[platform].pages = [];
    await expectRefused('no_targets', message, () => connect(identity, ada, platform));
    identity.networks[platform].pages = pages;
  });
});

test('a state is good once', async () => {
  const { state } = await startConnect(identity, ada, 'facebook');
  await comeBack(identity, ada, { state, code: 'first' });
  const again = await comeBack(identity, ada, { state, code: 'second' });
  expect(again).toMatchObject({ status: 'danger', message: expect.stringMatching(/no longer valid/) });
});

test('a failed try leaves the connection that was there', async () => {
  await connect(identity, ada, 'facebook');
  const { state } = await startConnect(identity, ada, 'facebook');
  await comeBack(identity, ada, { state, error: 'access_denied' });
  identity.networks.facebook.pages = [];
  await connect(identity, ada, 'facebook');
  expect(await facebook()).toMatchObject({ connected: true, pages: [{ id: 'p1' }, { id: 'p2' }] });
});

test('a logged-out user returning from a network is sent to the login page and told why', async () => {
  const reply = await identity.get('/oauth/callback/facebook?code=c&state=s');
  expect(reply.status).toBe(302);
  const { pathname, searchParams } = new URL(reply.headers.get('location') ?? '', 'http://x');
  expect(pathname).toBe('/login');
  expect(Object.fromEntries(searchParams)).toEqual({
    status: 'danger',
    message: 'Connection failed: you’re no longer logged in. Log in and connect the account again.',
    reason: 'logged_out',
    platform: 'facebook',
  });
});

describe('disconnecting', () => {
  test('forgets the tokens and tells everyone', async () => {
    await connect(identity, ada, 'facebook');
    await identity.sent();
    expect(await (await identity.post('/facebook/disconnect', {}, ada)).json()).toEqual({ success: true });
    expect((await identity.post('/facebook/disconnect', {}, ada)).status).toBe(404);
    expect(await facebook()).toEqual(NOT_CONNECTED);
    expect(await identity.sent()).toEqual([changedEvent('disconnected')]);
    const ownConnections = (await identity.stored('connections')).filter(
      (row) => row.workspaceId === ada.workspaceId,
    );
    expect(JSON.stringify(ownConnections)).not.toMatch(/v1:|Ada Lovelace|Bells/);
  });

  test('and connecting again works', async () => {
    await connect(identity, ada, 'facebook');
    await identity.post('/facebook/disconnect', {}, ada);
    await connect(identity, ada, 'facebook');
    expect(await facebook()).toMatchObject({ connected: true });
    const statuses = (await identity.sent()) as { status: string }[];
    expect(statuses.map(({ status }) => status)).toEqual(['connected', 'disconnected', 'connected']);
  });

  test('reports if there is nothing to disconnect, or no such network', async () => {
    const reply = await identity.post('/linkedin/disconnect', {}, ada);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ message: 'LinkedIn is not connected.' });
    expect((await identity.post('/myspace/disconnect', {}, ada)).status).toBe(422);
  });
});
