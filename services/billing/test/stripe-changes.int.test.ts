import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, expect, test } from '@jest/globals';
import { openPayments, START } from './payments-under-test.ts';

const { fake, stripe, goTo, later, deliver, start, upgrade, close } = await openPayments();
afterAll(close);

test('the plan continues while a new period’s invoice is a draft, even if it is canceled then', async () => {
  goTo(START);
  await start('draft', 'popular', 'monthly');
  await deliver(fake.pays('draft'));
  goTo('2026-12-30T12:30:00Z');
  await deliver(fake.renews('draft', 'draft'));
  // The renewal is not paid yet, so it brings no words.
  const due = '2026-12-30T12:00:00.000Z';
  expect(await stripe.plan('draft')).toMatchObject({ status: 'active', plan: 'popular', ends_at: due });
  expect((await stripe.balance('draft')).granted).toBe(60_000);
  await deliver(fake.cancels('draft'));
  expect(await stripe.plan('draft')).toMatchObject({ status: 'canceled', plan: 'popular', ends_at: due });
  await deliver(fake.renews('draft'));
  expect(await stripe.plan('draft')).toMatchObject({
    status: 'canceled',
    ends_at: '2027-01-30T12:00:00.000Z',
  });
  goTo('2027-01-30T12:00:00Z');
  expect(await stripe.plan('draft')).toMatchObject({ status: 'ended' });
});

test('refunding an upgrade restores the plan before it, now and at renewal', async () => {
  goTo(START);
  await start('undo', 'starter', 'monthly');
  await deliver(fake.pays('undo'));
  later();
  await upgrade('undo', 'popular');
  later();
  await upgrade('undo', 'premium');
  later();
  const refundEvents = fake.refundsUpgrade('undo');
  await deliver(refundEvents);
  expect(await stripe.plan('undo')).toMatchObject({ status: 'active', plan: 'popular', next_plan: null });
  await deliver(refundEvents);
  await upgrade('undo', 'premium');
  await upgrade('undo', 'starter');
  await deliver(refundEvents);
  expect(await stripe.plan('undo')).toMatchObject({ plan: 'premium', next_plan: 'starter' });
  await deliver(fake.refundsUpgrade('undo'));
  expect(await stripe.plan('undo')).toMatchObject({ plan: 'popular', next_plan: 'starter' });
  goTo('2026-12-30T13:00:00Z');
  await deliver(fake.renews('undo'));
  expect(await stripe.plan('undo')).toMatchObject({ plan: 'starter', next_plan: null });
});

test('when two tabs choose a larger plan at once, one wins and the other gets an error', async () => {
  goTo(START);
  await start('tabs', 'starter', 'yearly');
  await deliver(fake.pays('tabs'));
  const hold = Promise.withResolvers<void>();
  fake.state.hold = hold.promise;
  const before = fake.state.calls.length;
  const first = upgrade('tabs', 'premium');
  await eventually(() =>
    expect(fake.state.calls.slice(before)).toEqual([expect.stringMatching(/^GET \/v1\/subscriptions/)]),
  );
  const second = upgrade('tabs', 'popular');
  // Calls are answered in order: the second has decided by then.
  for (let round = 0; round < 3; round++) await stripe.plan('tabs');
  hold.resolve();
  expect(await first).toMatchObject({ success: true });
  expect(await second).toMatchObject({ success: false, error: 'conflict' });
  expect(await stripe.plan('tabs')).toMatchObject({ plan: 'premium', next_plan: null });
});
