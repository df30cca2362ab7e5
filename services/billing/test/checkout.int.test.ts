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

interface Read {
  readonly checkout: { readonly id: string };
}
const choose = (plan: string, period: string, workspace = 'ada') =>
  billing.post('/plan/checkout', workspace, { plan, period });
const checkoutOf = async (workspace: string) =>
  ((await billing.get('/plan/checkout', workspace)) as Read).checkout?.id ?? 'none';
const end = (workspace: string, id: string, outcome: string) =>
  billing.post('/plan/sandbox-event', workspace, { checkout: id, event: outcome });
const pay = async (outcome: string, workspace = 'ada') =>
  end(workspace, await checkoutOf(workspace), outcome);
const buy = async (plan: string, period: string, workspace: string) => {
  await choose(plan, period, workspace);
  await pay('paid', workspace);
};
const change = (plan: string, workspace = 'ada') => billing.post('/plan/change', workspace, { plan });
const happens = (event: string, workspace = 'ada') =>
  billing.post('/plan/sandbox-event', workspace, { event });
const isError = (answer: unknown) => (answer as { error?: string }).error;
const history = async (workspace = 'ada') => {
  const { entries } = (await billing.get('/plan/payments', workspace)) as {
    entries: { kind: string; cents: number }[];
  };
  return entries.map(({ kind, cents }) => `${kind} ${cents}`);
};
/** Entries of one moment have no order. */
const later = () => {
  now = new Date(now.getTime() + 1_000);
};

test('a canceled checkout changes nothing, a lifetime plan never ends, and nothing is sold while plans are off', async () => {
  await choose('premium', 'lifetime', 'eve');
  await pay('canceled', 'eve');
  expect(await billing.plan('eve')).toMatchObject({ status: 'trial', bonus: true });
  await buy('premium', 'lifetime', 'eve');
  now = new Date('2046-11-30T12:00:00Z');
  expect(await billing.plan('eve')).toMatchObject({
    status: 'active',
    ends_at: null,
    usage: { posts: { limit: null } },
  });
  now = START;
  const off = await openBilling(store, () => now, { PLANS: 'off' });
  expect(await off.post('/plan/checkout', 'eve', { plan: 'starter', period: 'yearly' })).toMatchObject({
    error: 'not_found',
  });
  await off.close();
});

test('a lifetime is never lost by buying: a larger one costs the difference, and a refund pays all of it back', async () => {
  await buy('popular', 'lifetime', 'lea');
  for (const [plan, period] of [
    ['starter', 'monthly'],
    ['premium', 'yearly'],
  ] as const)
    expect(await choose(plan, period, 'lea')).toMatchObject({
      error: 'conflict',
      message: expect.stringMatching(/^This workspace has Popular for life/),
    });
  expect(await change('starter', 'lea')).toMatchObject({ error: 'conflict' });
  later();
  await change('premium', 'lea');
  expect(await billing.plan('lea')).toMatchObject({ plan: 'premium', period: 'lifetime', ends_at: null });
  expect(await happens('renewed', 'lea')).toMatchObject({ error: 'conflict' });
  later();
  await happens('refunded', 'lea');
  expect(await history('lea')).toEqual(['refunded -7600', 'upgraded 2000', 'paid 5600']);
  now = START;
});

test('a smaller plan follows at renewal, at its own price, and a canceled plan isn’t charged again', async () => {
  await buy('premium', 'monthly', 'noa');
  later();
  await change('starter', 'noa');
  later();
  await happens('renewed', 'noa');
  expect(await billing.plan('noa')).toMatchObject({ plan: 'starter', next_plan: null });
  later();
  await billing.post('/plan/cancel', 'noa');
  expect(await happens('renewed', 'noa')).toMatchObject({ error: 'conflict' });
  expect((await history('noa')).slice(-3)).toEqual(['renewed 1000', 'downgraded 0', 'paid 1920']);
  now = START;
});

test('concurrent changes lose nothing, and the history only shows their results', async () => {
  for (let round = 0; round < 3; round++) {
    const both = `both${round}`;
    await buy('popular', 'monthly', both);
    const [canceled, changed] = await Promise.all([
      billing.post('/plan/cancel', both),
      change('premium', both),
    ]);
    expect(isError(canceled)).toBeUndefined();
    expect(await billing.plan(both)).toMatchObject({
      status: 'canceled',
      plan: isError(changed) ? 'popular' : 'premium',
    });

    const order = `order${round}`;
    await choose('popular', 'monthly', order);
    const id = await checkoutOf(order);
    const ends = await Promise.all(['paid', 'canceled', 'paid'].map((outcome) => end(order, id, outcome)));
    expect(ends.map(isError).filter((error) => error === 'conflict')).toHaveLength(2);
    const has = (await billing.plan(order)).status === 'active';
    expect(await history(order)).toEqual(has ? ['paid 1280'] : []);

    await Promise.all([happens('refunded', both), happens('refunded', both)]);
    expect((await history(both)).filter((one) => one.startsWith('refunded'))).toHaveLength(1);
  }
  // Another tab chose something else meanwhile.
  await choose('starter', 'monthly', 'tabs');
  const checkoutId = await checkoutOf('tabs');
  expect(await end('ada', checkoutId, 'paid')).toMatchObject({ error: 'conflict' });
  await choose('premium', 'lifetime', 'tabs');
  expect(await end('tabs', checkoutId, 'paid')).toMatchObject({ error: 'conflict' });
  expect(await history('tabs')).toEqual([]);
});
