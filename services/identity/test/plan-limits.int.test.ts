import { listQuotaUses } from '@carillon/contracts/http/identity/list-quota-uses.ts';
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

test('an account beyond the plan is refused before its network is asked, and at the latest when it answers', async () => {
  const ada = await identity.signUp();
  await connect(identity, ada, 'linkedin');
  await eventually(() => expect([...state.committed]).toEqual([['accounts linkedin', null]]));

  const begun = await startConnect(identity, ada, 'facebook');
  state.refuses.add('accounts');
  const back = await comeBack(identity, ada, { state: begun.state, code: 'a code' });
  expect(back).toMatchObject({ status: 'danger', reason: 'plan_limit' });
  expect(back.message).toBe('Facebook was not connected. No more accounts.');
  const refused = await identity.get('/facebook/auth', ada);
  expect([refused.status, await refused.json()]).toMatchObject([402, { error: 'plan_limit' }]);
});

test('a sign-in that ends without an account gives its place back, and so does disconnecting', async () => {
  state.refuses.clear();
  const eve = await identity.signUp();
  const { state: begun } = await startConnect(identity, eve, 'instagram');
  expect([...state.reserved]).toContain('accounts instagram');
  await comeBack(identity, eve, { state: begun, error: 'access_denied' }, 'instagram');
  await eventually(() => expect([...state.reserved]).not.toContain('accounts instagram'));
  await connect(identity, eve, 'facebook');
  const there = { uses: [{ quota: 'accounts', id: 'facebook', until: null }], complete: true };
  expect(await usesOf(eve)).toEqual(there);
  await eventually(() => expect(state.committed.has('accounts facebook')).toBe(true));
  await identity.post('/facebook/disconnect', {}, eve);
  expect(await usesOf(eve)).toEqual({ uses: [], complete: true });
  await eventually(() => expect(state.committed.has('accounts facebook')).toBe(false));
});
