import { eventually } from '@carillon/kit/test/eventually.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { comeBack, connect, startConnect } from './connect.ts';
import { type Identity, PASSWORD, startIdentity, type Visitor } from './identity-under-test.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let identity: Identity;
let ada: Visitor;
let people = 0;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  ada = await identity.signUp();
  await identity.forget('revocations', {});
  network().revoked.splice(0);
  network().onRevoke = async () => {};
  network().person = `person ${++people}`;
  identity.takeSecurityEvents();
});
afterAll(() => identity.close());

const network = () => identity.networks.facebook;
const disconnect = (who = ada, platform = 'facebook') => identity.post(`/${platform}/disconnect`, {}, who);
const waiting = () => identity.stored('revocations');
const away = async () => {
  throw new SocialError('Facebook could not be reached', { kind: 'transient' });
};
/** The network was called this often, and nothing waits anymore. */
const revoked = (times = 1) =>
  eventually(async () => {
    expect(network().revoked).toHaveLength(times);
    expect(await waiting()).toEqual([]);
  });
/** One attempt is over, and another is still to come. */
const waitForTries = () =>
  eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 1, claimedUntil: new Date(0) }]));
const grantEvents = () => identity.takeSecurityEvents().filter(({ event }) => event.startsWith('grant.'));

test('removing a connection revokes its grant at the network and leaves nothing here', async () => {
  await connect(identity, ada, 'facebook');
  expect((await disconnect()).status).toBe(200);
  await revoked();
  expect(network().revoked).toEqual([expect.stringMatching(/^facebook-grant-/)]);
  expect(grantEvents()).toEqual([
    {
      event: 'grant.revoked',
      outcome: 'success',
      workspaceId: ada.workspaceId,
      detail: { platform: 'facebook' },
    },
  ]);
});

test('a connection is given back with its refresh token, which some networks end a session by', async () => {
  network().refreshToken = 'the refresh token';
  await connect(identity, ada, 'facebook');
  network().refreshToken = null;
  await disconnect();
  await revoked();
  expect(network().revokedRefreshTokens.at(-1)).toBe('the refresh token');
});

test('a network without a revocation call isn’t asked, and its token is deleted at once', async () => {
  await connect(identity, ada, 'linkedin');
  expect((await disconnect(ada, 'linkedin')).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('a grant that another workspace uses stays until that workspace removes it too', async () => {
  const bob = await identity.signUp();
  await connect(identity, ada, 'facebook');
  await connect(identity, bob, 'facebook');
  await disconnect();
  await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]));
  expect(network().revoked).toEqual([]);
  await disconnect(bob);
  await revoked();
});

test('an account that is closed but may be kept isn’t revoked either', async () => {
  const email = 'closing@example.com';
  const bob = await identity.signUp(email);
  await connect(identity, ada, 'facebook');
  await connect(identity, bob, 'facebook');
  await identity.post('/user/deletion', { email, current_password: PASSWORD }, bob);
  await disconnect();
  await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]));
  expect(network().revoked).toEqual([]);
  identity.advance(15 * DAY_MS);
  await revoked();
  expect(JSON.stringify(await identity.stored('connections'))).not.toContain(bob.workspaceId);
});

test('a network that is away is asked again, a bounded number of times, and then the token goes all the same', async () => {
  network().onRevoke = away;
  await connect(identity, ada, 'facebook');
  expect((await disconnect()).status).toBe(200);
  for (let tries = 1; tries < 8; tries++) {
    await eventually(async () => {
      const [row] = await waiting();
      expect(row).toMatchObject({ attempts: tries, claimedUntil: new Date(0) });
    });
    expect(JSON.stringify(await waiting())).not.toContain('facebook-grant-');
    identity.advance(DAY_MS);
  }
  await revoked(8);
  expect(grantEvents()).toEqual(leftEvents('unanswered'));
});

const leftEvents = (reason: string) => [
  {
    event: 'grant.left',
    outcome: 'failure',
    workspaceId: ada.workspaceId,
    detail: { platform: 'facebook', reason },
  },
];

test('a dead token is finished and reported, because the app may still be allowed there', async () => {
  network().onRevoke = async () => {
    throw new SocialError('The session has expired.', { kind: 'reconnect', code: '190/463' });
  };
  await connect(identity, ada, 'facebook');
  await disconnect();
  await revoked();
  expect(grantEvents()).toEqual(leftEvents('token'));
});

test.each([
  ['of an app that the server has no more', { app: 'another app' }, 'app'],
  ['that processes died of', { attempts: 8 }, 'unanswered'],
])('what was noted %s is told of', async (_, fields, reason) => {
  await pending();
  identity.takeSecurityEvents();
  await identity.change('revocations', {}, { ...fields, nextAt: new Date(0) });
  await eventually(() => expect(grantEvents()).toEqual(leftEvents(reason)));
});

test('a grant in use to the end is no failure', async () => {
  await connect(identity, await identity.signUp(), 'facebook');
  await connect(identity, ada, 'facebook');
  await disconnect();
  await waitForTries();
  await identity.change('revocations', {}, { attempts: 7, nextAt: new Date(0) });
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect([network().revoked, grantEvents()]).toEqual([[], []]);
});

test('reconnecting an account keeps it, even with a pending revocation', async () => {
  await pending();
  expect((await connect(identity, ada, 'facebook')).status).toBe('success');
  expect(await waiting()).toEqual([]);
});

test('during the call to the network, the account isn’t connected: its token would end with the old one', async () => {
  const answer = Promise.withResolvers<void>();
  network().onRevoke = () => answer.promise;
  await connect(identity, ada, 'facebook');
  await disconnect();
  await eventually(() => expect(network().revoked).toHaveLength(1));
  const { state } = await startConnect(identity, ada, 'facebook');
  expect(await comeBack(identity, ada, { state, code: 'too soon' })).toMatchObject({
    status: 'danger',
    message: expect.stringContaining('is still ending your earlier connection'),
  });
  answer.resolve();
  await revoked();
  expect((await connect(identity, ada, 'facebook')).status).toBe('success');
});

const pending = async () => {
  network().onRevoke = away;
  await connect(identity, ada, 'facebook');
  await disconnect();
  await waitForTries();
};

test('nothing is revoked while a user is connecting', async () => {
  await pending();
  await startConnect(identity, ada, 'facebook');
  const [row] = await waiting();
  expect(row?.nextAt.getTime()).toBeGreaterThan(identity.clock().getTime() + 9 * MINUTE_MS);
});

test('a token revoked while it is being connected isn’t kept, and its user gets Carillon’s message', async () => {
  await pending();
  const { account, targets } = network().connect;
  network().connect.account = async (token) => {
    network().onRevoke = async () => {};
    identity.advance(11 * MINUTE_MS);
    await eventually(async () => expect(await waiting()).toEqual([]));
    return account(token);
  };
  network().connect.targets = async () => {
    const networkMessage = 'The user has not authorized application.';
    throw new SocialError(`Facebook: ${networkMessage}`, { kind: 'reconnect', networkMessage });
  };
  expect(await connect(identity, ada, 'facebook')).toMatchObject({
    status: 'danger',
    message: expect.stringContaining('Facebook has just ended Carillon’s access.'),
  });
  Object.assign(network().connect, { account, targets });
});

test('the token is used once more after nothing can end it; if nothing is connected, it is revoked later', async () => {
  await pending();
  const { targets } = network().connect;
  network().connect.targets = async () => {
    const [row] = await waiting();
    expect(row?.nextAt.getTime()).toBeGreaterThan(identity.clock().getTime() + 9 * MINUTE_MS);
    return [];
  };
  const { state } = await startConnect(identity, ada, 'facebook');
  await identity.change('revocations', {}, { nextAt: new Date(identity.clock().getTime() + MINUTE_MS) });
  expect(await comeBack(identity, ada, { state, code: 'no page' })).toMatchObject({ reason: 'no_targets' });
  network().connect.targets = targets;
  network().onRevoke = async () => {};
  network().revoked.splice(0);
  identity.advance(11 * MINUTE_MS);
  await revoked();
});

test('another account is connected next to the first, and nothing is revoked', async () => {
  await connect(identity, ada, 'facebook');
  network().person = `person ${++people}`;
  await connect(identity, ada, 'facebook');
  expect(await waiting()).toEqual([]);
  await disconnect();
  await revoked(2);
});

test('a disconnection that failed halfway ends nothing', async () => {
  await connect(identity, ada, 'facebook');
  const namespace = identity.namespace('connections');
  await identity.fail('alwaysOn', { failCommands: ['update'], namespace, errorCode: 11601 });
  expect((await disconnect()).status).toBeGreaterThanOrEqual(500);
  await identity.fail('off');
  identity.advance(MINUTE_MS);
  await waitForTries();
  expect(network().revoked).toEqual([]);
  await disconnect();
  await revoked();
});

test('deleting a workspace revokes its connections', async () => {
  const createReply = await identity.post('/workspaces', { name: 'Bakery' }, ada);
  const { id } = (await createReply.json()) as { id: string };
  const adaElsewhere = { ...ada, workspaceId: id, role: 'owner' as const };
  await connect(identity, adaElsewhere, 'facebook');
  const deleted = await identity.post(`/workspaces/${id}/delete`, { current_password: PASSWORD }, ada);
  expect(deleted.status).toBe(200);
  await revoked();
});
