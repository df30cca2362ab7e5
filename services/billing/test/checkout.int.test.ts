import { type TestStore, testStore } from '@carillon/kit/test/test-store.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBilling } from './billing-under-test.ts';

let store: TestStore;
let billing: Awaited<ReturnType<typeof openBilling>>;
const START = new Date('2026-11-30T12:00:00Z');
let now = START;

beforeAll(async () => {
  store = await testStore();
  billing = await openBilling(store, () => now);
});
afterAll(async () => {
  await billing.close();
  await store.release();
});

const pay = (outcome: string, id = 'ada') => billing.post('/plan/checkout/outcome', id, { outcome });
const happens = (event: string) => billing.post('/plan/sandbox-event', 'ada', { event });
const history = async () => {
  const { entries } = (await billing.get('/plan/payments', 'ada')) as {
    entries: { kind: string; cents: number }[];
  };
  return entries.map(({ kind, cents }) => `${kind} ${cents}`);
};
/** Entries of one moment have no order. */
const later = () => {
  now = new Date(now.getTime() + 1_000);
};

test('a plan is bought with the bonus once, changed, charged again, canceled and paid back', async () => {
  expect(await billing.post('/plan/checkout', 'ada', { plan: 'starter', period: 'monthly' })).toMatchObject({
    url: '/account/checkout',
  });
  expect(await billing.get('/plan/checkout', 'ada')).toMatchObject({ checkout: { charge: 800, bonus: 200 } });
  await pay('failed');
  expect((await billing.plan('ada')).status).toBe('trial');
  later();
  const [, second] = [await pay('paid'), await pay('paid')];
  expect(second).toMatchObject({ error: 'conflict' });
  expect(await billing.plan('ada')).toMatchObject({
    ...{ status: 'active', plan: 'starter', period: 'monthly', renews: true, bonus: false },
    ...{
      ends_at: '2026-12-30T12:00:01.000Z',
      usage: { posts: { limit: 10 }, scheduled_posts: { limit: 0 } },
    },
  });
  expect((await billing.balance('ada')).granted).toBe(20_000);
  await expect(
    billing.uses.reserve({ workspaceId: 'ada', id: 'p' }, ['posts', 'scheduled_posts']),
  ).rejects.toThrow('Starter does not include scheduling. Publish now, or choose a larger plan.');

  later();
  await billing.post('/plan/change', 'ada', { plan: 'popular' });
  expect((await billing.balance('ada')).granted).toBe(60_000);
  later();
  await billing.post('/plan/change', 'ada', { plan: 'starter' });
  later();
  await billing.post('/plan/change', 'ada', { plan: 'popular' });
  expect((await billing.balance('ada')).granted).toBe(60_000);
  later();
  await happens('renewal_failed');
  expect((await billing.plan('ada')).status).toBe('past_due');
  later();
  await happens('renewed');
  expect(await billing.plan('ada')).toMatchObject({ status: 'active', ends_at: '2027-01-30T12:00:01.000Z' });
  now = new Date('2026-12-31T12:00:00Z');
  expect((await billing.balance('ada')).granted).toBe(110_000);
  await billing.post('/plan/cancel', 'ada');
  expect(await billing.plan('ada')).toMatchObject({ status: 'canceled', renews: false });
  later();
  await happens('refunded');
  expect(await billing.plan('ada')).toMatchObject({ status: 'ended', plan: 'popular' });
  expect((await billing.balance('ada')).granted).toBe(10_000);
  expect(await history()).toEqual([
    ...['refunded -1600', 'canceled 0', 'renewed 1600', 'failed 0'],
    ...['upgraded 0', 'downgraded 0', 'upgraded 0', 'paid 800', 'failed 0'],
  ]);
  now = START;
});

test('a checkout that is canceled leaves everything as it was; a lifetime never ends, and nothing is sold where plans are off', async () => {
  await billing.post('/plan/checkout', 'eve', { plan: 'premium', period: 'lifetime' });
  await pay('canceled', 'eve');
  expect(await billing.plan('eve')).toMatchObject({ status: 'trial', bonus: true });
  await billing.post('/plan/checkout', 'eve', { plan: 'premium', period: 'lifetime' });
  await pay('paid', 'eve');
  now = new Date('2046-11-30T12:00:00Z');
  expect(await billing.plan('eve')).toMatchObject({
    status: 'active',
    ends_at: null,
    usage: { posts: { limit: null } },
  });
  now = START;
  const off = await openBilling(store, () => now, {});
  expect(await off.post('/plan/checkout', 'eve', { plan: 'starter', period: 'yearly' })).toMatchObject({
    error: 'not_found',
  });
  await off.close();
});
