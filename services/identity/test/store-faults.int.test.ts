import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { connect } from './connect.ts';
import { page } from './fake-network.ts';
import { type Identity, registration, startIdentity } from './identity-under-test.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
  identity.networks.facebook.pages = [page('p1', 'Bells')];
});
afterEach(() => identity.fail('off'));
afterAll(() => identity.close());

const LOST = { closeConnection: true, afterStatements: 'all' } as const;

test('an account whose reply from the store was lost is reported as existing, and exists', async () => {
  await identity.fail(
    { times: 1 },
    { failCommands: ['insert'], namespace: identity.namespace('users'), ...LOST },
  );
  const reply = await identity.post('/register', registration('lost@example.com'));
  expect(reply.status).toBe(201);
  expect((await identity.logIn('lost@example.com')).userId).not.toBe('');
});

test('a newer grant whose write had its reply lost is kept, with the pages that come with it', async () => {
  const ada = await identity.signUp();
  await connect(identity, ada, 'facebook');
  identity.advance(54 * 24 * 3_600_000);
  const { facebook } = identity.networks;
  facebook.pages = [page('p1', 'Bells', 'newer')];
  facebook.onRefresh = async () => {
    await identity.fail(
      { times: 1 },
      { failCommands: ['update'], namespace: identity.namespace('connections'), ...LOST },
    );
    return facebook.grant();
  };
  const body = { workspace_id: ada.workspaceId, platform_id: 1 as const, page_id: 'p1' };
  expect(await identity.service.call(resolveTarget, { body })).toMatchObject({ access_token: 'newer' });
});

test('a session whose reply was lost lets its user in', async () => {
  await identity.signUp('session@example.com');
  await identity.fail(
    { times: 1 },
    { failCommands: ['insert'], namespace: identity.namespace('sessions'), ...LOST },
  );
  expect((await identity.logIn('session@example.com')).userId).not.toBe('');
});

describe.each([
  ['by a failover before it', { errorCode: 91 }],
  ['by a closed connection after it', LOST],
  ['by a conflict', { errorCode: 112 }],
])('when the write of a connection fails %s', (_, how) => {
  test('a user who agreed is connected, and that is published once', async () => {
    const ada = await identity.signUp();
    await identity.sent();
    await identity.fail(
      { times: 1 },
      { failCommands: ['update'], namespace: identity.namespace('connections'), ...how },
    );
    expect(await connect(identity, ada, 'facebook')).toMatchObject({ status: 'success' });
    expect(await identity.sent()).toMatchObject([{ workspace_id: ada.workspaceId, status: 'connected' }]);
  });
});
