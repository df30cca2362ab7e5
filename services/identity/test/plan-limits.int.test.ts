import { listQuotaUses } from '@carillon/contracts/http/identity/workspaces/list-quota-uses.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { createFakePlans } from '@carillon/kit/test/fake-plans.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { comeBack, connect, startConnect } from './connect.ts';
import { type Identity, startIdentity } from './identity-under-test.ts';

const plans = createFakePlans();
const { state } = plans;
let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity(undefined, undefined, plans.transports);
});
afterAll(() => identity.close());

const usesOf = async ({ workspaceId }: { workspaceId: string }) => {
  const billing = createServiceClient(testSigner('billing'), {
    identity: (request) => identity.app.fetch(request),
  });
  return billing.call(listQuotaUses, { body: { workspace_id: workspaceId } });
};

const quotasOf = async (who: { workspaceId: string }) =>
  (await usesOf(who)).uses.map(({ quota, id }) => `${quota} ${id}`);

test('an account beyond the plan is refused before its network is asked, and at the latest when it answers', async () => {
  const ada = await identity.signUp();
  await connect(identity, ada, 'linkedin');
  await eventually(async () => expect([...state.committed.keys()]).toEqual(await quotasOf(ada)));

  const connecting = await startConnect(identity, ada, 'facebook');
  state.refuses.add('accounts');
  const back = await comeBack(identity, ada, { state: connecting.state, code: 'a code' });
  expect(back).toMatchObject({ status: 'danger', reason: 'plan_limit' });
  expect(back.message).toBe('Facebook wasn’t connected. No more accounts.');
  const refusal = await identity.get('/facebook/auth', ada);
  expect([refusal.status, await refusal.json()]).toMatchObject([402, { error: 'plan_limit' }]);
});

test('a sign-in that is under way takes no place, and disconnecting gives the account’s back', async () => {
  state.refuses.clear();
  state.committed.clear();
  const eve = await identity.signUp();
  await startConnect(identity, eve, 'instagram');
  await eventually(() => expect([...state.reserved]).not.toContain('accounts new account'));
  await connect(identity, eve, 'facebook');
  const units = await quotasOf(eve);
  expect(units).toHaveLength(1);
  await eventually(() => expect([...state.committed.keys()]).toEqual(units));
  await identity.post('/facebook/disconnect', {}, eve);
  expect(await usesOf(eve)).toEqual({ uses: [], complete: true });
  await eventually(() => expect([...state.committed.keys()]).toEqual([]));
});

test('each account of a network takes a place, and reconnecting takes no second one', async () => {
  state.committed.clear();
  const eve = await identity.signUp();
  const { instagram } = identity.networks;
  for (const person of ['one', 'two', 'one']) {
    instagram.person = person;
    await connect(identity, eve, 'instagram');
  }
  const units = await quotasOf(eve);
  expect(units).toHaveLength(2);
  await eventually(() => expect([...state.committed.keys()].toSorted()).toEqual(units.toSorted()));
});

test('a full plan refuses another account, and renews the one that is there', async () => {
  const eve = await identity.signUp();
  await connect(identity, eve, 'facebook');
  state.refuses.add('accounts');
  // Whose it is shows once the network answers.
  const { state: connectState } = await startConnect(identity, eve, 'facebook');
  identity.networks.facebook.person = 'somebody else';
  expect(await comeBack(identity, eve, { state: connectState, code: 'another' })).toMatchObject({
    status: 'danger',
    reason: 'plan_limit',
  });
  expect(await quotasOf(eve)).toHaveLength(1);
  state.refuses.clear();
});

test('revokes the grant of an account beyond the plan', async () => {
  const eve = await identity.signUp();
  const { facebook } = identity.networks;
  facebook.person = 'kept';
  await connect(identity, eve, 'facebook');
  const { state: connectState } = await startConnect(identity, eve, 'facebook');
  state.refuses.add('accounts');
  facebook.person = 'beyond the plan';
  facebook.revoked.splice(0);
  await comeBack(identity, eve, { state: connectState, code: 'beyond the plan' });
  await eventually(async () => {
    expect(facebook.revoked).toEqual([expect.stringMatching(/^facebook-grant-/)]);
    expect(await identity.stored('revocations')).not.toContainEqual(
      expect.objectContaining({ accountId: 'beyond the plan' }),
    );
  });
  expect(await quotasOf(eve)).toHaveLength(1);
  state.refuses.clear();
});
