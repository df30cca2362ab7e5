import type { PlanFeature } from '@carillon/contracts/http/billing/require-feature.ts';
import { createTurns } from '@carillon/kit/in-turn.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { type TestStore, testStore } from '@carillon/kit/test/test-store.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { entry } from '../main.ts';
import { openStores } from '../stores/stores.ts';
import { commitFor, reserveFor } from '../usecases/quotas.ts';
import { openBilling } from './billing-under-test.ts';

type Billing = Awaited<ReturnType<typeof openBilling>>;

const START = new Date('2036-11-22T12:00:00Z');
const DAY = 86_400_000;
let store: TestStore;
let now = START;
let billing: Billing;
/** Another process over the same store. */
let replica: Billing;

beforeAll(async () => {
  store = await testStore();
  [billing, replica] = await Promise.all([openBilling(store, () => now), openBilling(store, () => now)]);
});
afterAll(async () => {
  await Promise.all([billing.close(), replica.close()]);
  await store.release();
});

/** How many of them were admitted, by two processes at once. */
async function admitIds(workspaceId: string, ids: readonly string[]) {
  const tries = ids.map((id, n) =>
    (n % 2 ? billing : replica).quotas.reserve({ workspaceId, id }, ['accounts']),
  );
  const answers = await Promise.allSettled(tries);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'plan_limit' });
  return ids.filter((_, n) => answers[n]?.status === 'fulfilled');
}
/** Buys a plan in the sandbox checkout. */
async function choose(workspaceId: string, plan: 'starter' | 'popular'): Promise<void> {
  await billing.post('/plan/checkout', workspaceId, { plan, period: 'monthly' });
  const { checkout } = (await billing.get('/plan/checkout', workspaceId)) as { checkout: { id: string } };
  await billing.post('/plan/sandbox-event', workspaceId, { event: 'paid', checkout: checkout.id });
}
const ids = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name}${n}`);
const readUsage = async (workspaceId: string) => (await billing.plan(workspaceId)).usage;

test('limits hold across two processes under load; a repeated ID is one use, and released units are free', async () => {
  await choose('busy', 'popular');
  const first = await admitIds('busy', ids(16, 'p'));
  expect(first).toHaveLength(5);
  expect((await readUsage('busy')).accounts).toEqual({ used: 5, limit: 5 });
  expect(await admitIds('busy', first)).toHaveLength(5);
  const [goneId = '', keptId = ''] = first;
  billing.quotas.commit({ workspaceId: 'busy', id: keptId }, { accounts: null });
  billing.quotas.release({ workspaceId: 'busy', id: goneId }, ['accounts']);
  await eventually(async () => expect((await readUsage('busy')).accounts.used).toBe(4));
  expect(await admitIds('busy', ids(6, 'q'))).toHaveLength(1);
});

test('reservations lapse, committed units count for the month or until their time, and two quotas are taken together', async () => {
  await choose('times', 'popular');
  const one = { workspaceId: 'times', id: 'a' };
  await billing.quotas.reserve(one, ['posts', 'scheduled_posts']);
  await billing.quotas.reserve({ workspaceId: 'times', id: 'b' }, ['posts']);
  billing.quotas.commit(one, { posts: null, scheduled_posts: new Date(now.getTime() + DAY) });
  await eventually(async () => {
    now = new Date(START.getTime() + DAY / 2);
    expect(await readUsage('times')).toMatchObject({ posts: { used: 1 }, scheduled_posts: { used: 1 } });
  });
  // A second click reserves what is there already.
  await billing.quotas.reserve(one, ['posts', 'scheduled_posts']);
  now = new Date(START.getTime() + 2 * DAY);
  expect(await readUsage('times')).toMatchObject({ posts: { used: 1 }, scheduled_posts: { used: 0 } });
  now = new Date('2036-12-01T00:00:01Z');
  expect((await readUsage('times')).posts.used).toBe(0);

  await admitIds('times', ids(5, 'full'));
  const both = billing.quotas.reserve({ workspaceId: 'times', id: 'c' }, ['scheduled_posts', 'accounts']);
  await expect(both).rejects.toThrow('Popular includes 5 connected accounts');
  expect((await readUsage('times')).scheduled_posts.used).toBe(0);
  now = START;
});

test('a refusal releases only its own units: another tab’s new post still counts', async () => {
  await choose('tabs', 'popular');
  const full = ids(50, 'w').map((id) => ({ workspaceId: 'tabs', id }));
  for (const one of full) await billing.quotas.reserve(one, ['scheduled_posts']);
  const stores = await openStores(testRuntime(entry, { store }).store);
  const deps = { stores, quotas: { inTurn: createTurns() }, clock: () => now };
  const draft = { workspace_id: 'tabs', id: 'draft' };
  const publish = () => commitFor(deps, { ...draft, uses: [{ quota: 'posts', until: null }] });
  const uses = {
    ...stores.uses,
    list: async (key: Parameters<typeof stores.uses.list>[0]) => {
      if (key.quota === 'scheduled_posts') await publish();
      return stores.uses.list(key);
    },
  };
  const both = { ...draft, quotas: ['posts' as const, 'scheduled_posts' as const] };
  const schedule = reserveFor({ ...deps, stores: { ...stores, uses } }, both);
  await expect(schedule).rejects.toMatchObject({ code: 'plan_limit' });
  expect((await readUsage('tabs')).posts.used).toBe(1);
  await stores.close();
});

test('posts lost in a crash, or created while plans were off, are counted at the first use and compared once an hour', async () => {
  const me = 'crashed';
  const of = (
    quota: 'posts' | 'scheduled_posts' | 'accounts',
    names: readonly string[],
    until: Date | null,
  ) => names.map((id) => ({ quota, id, until: until?.toISOString() ?? null }));
  const due = new Date(START.getTime() + 5 * DAY);
  const { has, asked } = billing.owners;
  const waiting = [...of('posts', ids(3, 'p'), null), ...of('scheduled_posts', ids(2, 'p'), due)];
  has.set(me, [...waiting, ...of('accounts', ids(4, 'a'), null)]);
  await choose(me, 'popular');
  // The very first use: four exist, so one of many simultaneous calls gets the fifth.
  const tries = ids(6, 'n').map((id) => billing.quotas.reserve({ workspaceId: me, id }, ['accounts']));
  const answers = await Promise.allSettled(tries);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(billing.owners.asked - asked).toBe(2);
  const counts = async () => Object.values(await readUsage(me)).map((one) => one.used);
  expect(await counts()).toEqual([3, 2, 5]);

  // Two networks were disconnected and a post deleted without notice; another post is published earlier.
  has.set(me, [
    ...of('posts', ['p0'], null),
    ...of('scheduled_posts', ['p1'], due),
    ...of('accounts', ['a0', 'a1'], null),
  ]);
  billing.quotas.commit({ workspaceId: me, id: 'a9' }, { accounts: null });
  now = new Date(START.getTime() + 20 * 60_000);
  await eventually(async () => expect(await counts()).toEqual([3, 2, 5]));
  billing.owners.complete = false;
  now = new Date(START.getTime() + 61 * 60_000);
  expect(await counts()).toEqual([3, 2, 5]);
  billing.owners.complete = true;
  now = new Date(START.getTime() + 122 * 60_000);
  expect(await counts()).toEqual([3, 1, 2]);

  // A service that doesn't answer changes nothing, and is asked again soon.
  has.delete(me);
  now = new Date(START.getTime() + 183 * 60_000);
  expect(await counts()).toEqual([3, 1, 2]);
  has.set(me, []);
  now = new Date(START.getTime() + 185 * 60_000);
  expect(await counts()).toEqual([3, 0, 0]);
  now = START;
});

test('the trial limits neither posts nor networks', async () => {
  const uses = ids(60, 'u');
  for (const id of uses)
    await billing.quotas.reserve({ workspaceId: 'trial', id }, ['posts', 'scheduled_posts', 'accounts']);
  const unlimited = { used: uses.length, limit: null };
  expect(await readUsage('trial')).toEqual({
    posts: unlimited,
    scheduled_posts: unlimited,
    accounts: unlimited,
  });
});

test('a workspace made while plans were off gets its whole trial when they are switched on', async () => {
  const off = await openBilling(store, () => now, { PLANS: 'off' });
  off.owners.has.set('older', []);
  await off.plan('older');
  await off.balance('older');
  await off.reserve('older', 'a', 20_000);
  await off.close();
  now = new Date(START.getTime() + 200 * DAY);
  const due = new Date(now.getTime() + 5 * DAY).toISOString();
  const older = ids(80, 'p').flatMap((id) => [
    { quota: 'posts' as const, id, until: null },
    { quota: 'scheduled_posts' as const, id, until: due },
  ]);
  billing.owners.has.set('older', older);
  expect(await billing.plan('older')).toMatchObject({
    status: 'trial',
    trial_days_left: 30,
    words: { left: 10_000 },
    usage: { posts: { used: 80 }, scheduled_posts: { used: 80 } },
  });
  await billing.quotas.reserve({ workspaceId: 'older', id: 'new' }, ['posts', 'scheduled_posts']);
  now = START;
});

test('after the trial nothing new can be created, not even with words left; existing posts still count', async () => {
  expect(await billing.plan('ended')).toMatchObject({ status: 'trial', trial_days_left: 30, plan: null });
  now = new Date(START.getTime() + 30 * DAY);
  expect(await billing.plan('ended')).toMatchObject({ status: 'trial_ended', trial_days_left: 0 });
  const refusal = { code: 'plan_limit', message: expect.stringMatching(/^Your free trial has ended\./) };
  await expect(billing.quotas.reserve({ workspaceId: 'ended', id: 'a' }, ['posts'])).rejects.toMatchObject(
    refusal,
  );
  await expect(billing.reserve('ended', 'a', 10)).rejects.toMatchObject(refusal);
  expect((await billing.balance('ended')).left).toBe(10_000);
  billing.quotas.commit({ workspaceId: 'ended', id: 'made' }, { posts: null });
  await eventually(async () => expect((await readUsage('ended')).posts.used).toBe(1));
  now = START;
});

test('the trial has every feature; a plan without one names a plan that has it, and after everything has ended a plan has to be chosen', async () => {
  const ask = (workspaceId: string, feature: PlanFeature, at = billing) =>
    at.requireFeature(workspaceId, feature);
  await ask('features', 'sentimentAnalysis');
  await ask('features', 'advancedAnalytics');
  await choose('features', 'starter');
  await expect(ask('features', 'sentimentAnalysis')).rejects.toThrow(
    'Starter does not include sentiment analysis. Premium does.',
  );
  await expect(ask('features', 'advancedAnalytics')).rejects.toThrow('Popular does.');
  now = new Date(START.getTime() + 400 * DAY);
  await expect(ask('features', 'advancedAnalytics')).rejects.toThrow(/^Your plan has ended/);
  const off = await openBilling(store, () => now, { PLANS: 'off' });
  await ask('features', 'sentimentAnalysis', off);
  await off.close();
  now = START;
});

test('while plans are off, nothing is counted or refused', async () => {
  const off = await openBilling(store, () => now, { PLANS: 'off' });
  now = new Date(START.getTime() + 400 * DAY);
  expect(await off.plan('free')).toMatchObject({ status: 'off', words: { unlimited: true } });
  expect(await off.reserve('free', 'a', 1_000_000)).toBe(1_000_000);
  expect(await off.commit('free', 'a', 900_000)).toBe(900_000);
  await off.quotas.reserve({ workspaceId: 'free', id: 'a' }, ['posts', 'scheduled_posts', 'accounts']);
  await off.close();
  now = START;
});
