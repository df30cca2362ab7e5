import { afterAll, expect, test } from '@jest/globals';
import { historyOf, openPayments, START } from './payments-under-test.ts';

const { fake, stripe, openStripe, goTo, later, deliver, start, upgrade, checkoutOf, close } =
  await openPayments();
afterAll(close);

test('forged, old and altered events are refused; the same event twice, late or in any order changes nothing', async () => {
  goTo(START);
  await stripe.post('/plan/checkout', 'hard', { plan: 'popular', period: 'monthly' });
  const bought = fake.pays('hard');
  const last = bought.at(-1) ?? '';
  const signature = fake.sign(last);
  for (const [body, forged] of [
    [last, fake.sign(last, 'whsec_of_somebody_else')],
    [`${last} `, signature],
    [last, ''],
    [last, 'nonsense'],
    ['', ''],
  ] as const)
    expect(await stripe.webhook(body, forged)).toBe(400);
  const before = fake.state.calls.length;
  later(0.1);
  expect(await stripe.webhook(last, signature)).toBe(400);
  expect(fake.state.calls).toHaveLength(before);
  expect(await stripe.plan('hard')).toMatchObject({ status: 'trial' });

  const events = [...bought, ...fake.renews('hard', 'open'), ...fake.renews('hard')];
  await Promise.all(events.toReversed().map((event) => deliver([event])));
  expect(await stripe.plan('hard')).toMatchObject({ status: 'active', plan: 'popular' });
  const history = await historyOf(stripe, 'hard');
  expect(history.toSorted()).toEqual(['failed 0', 'paid 1280', 'renewed 1600']);
  // The plan was bought again after that; later events about the old one concern an ended plan.
  later();
  await stripe.post('/plan/checkout', 'hard', { plan: 'premium', period: 'lifetime' });
  await deliver(fake.pays('hard'));
  await deliver(events);
  expect(await stripe.plan('hard')).toMatchObject({ plan: 'premium', period: 'lifetime', status: 'active' });
  expect(await historyOf(stripe, 'hard')).toHaveLength(history.length + 1);
});

test('two checkouts are never both to be paid, and events of strangers change nothing', async () => {
  goTo(START);
  const first = (await stripe.post('/plan/checkout', 'two', { plan: 'starter', period: 'monthly' })) as {
    url: string;
  };
  await stripe.post('/plan/checkout', 'two', { plan: 'premium', period: 'yearly' });
  expect(fake.sessions.get(first.url.split('/').at(-1) ?? '')).toMatchObject({ status: 'expired' });
  const strange = JSON.stringify({
    id: 'evt_strange',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_of_another_installation' } },
  });
  expect(await stripe.webhook(strange, fake.sign(strange))).toBe(200);
  expect(await stripe.plan('two')).toMatchObject({ status: 'trial' });
});

test('a user returning from Stripe has the plan before any event; a declined card leaves the plan unchanged', async () => {
  goTo(START);
  const checkoutUrl = await stripe.post('/plan/checkout', 'back', { plan: 'starter', period: 'yearly' });
  const { url } = checkoutUrl as { url: string };
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  expect(await stripe.get('/plan/checkout', 'back')).toMatchObject({ checkout: { url, charge: 1600 } });
  fake.pays('back');
  expect(await stripe.get('/plan/checkout', 'back')).toMatchObject({ checkout: null });
  expect(await stripe.plan('back')).toMatchObject({ status: 'active', plan: 'starter', provider: 'stripe' });
  fake.state.declines = true;
  const refusal = await stripe.post('/plan/change', 'back', { plan: 'premium' });
  fake.state.declines = false;
  expect(refusal).toMatchObject({ error: 'conflict', message: expect.stringMatching(/^The payment failed/) });
  expect(await stripe.plan('back')).toMatchObject({ plan: 'starter' });
  expect(await stripe.post('/plan/portal', 'back')).toMatchObject({ url: expect.stringMatching(/^https/) });
  expect(await stripe.post('/plan/sandbox-event', 'back', { event: 'renewed' })).toMatchObject({
    error: 'not_found',
  });
});

test('a larger plan paid after its plan has ended is refunded once, whatever events follow', async () => {
  goTo(START);
  await start('late', 'starter', 'prepaid');
  await deliver(fake.pays('late'));
  later();
  await upgrade('late', 'premium');
  await deliver(fake.refunds('late'));
  later();
  const paid = fake.pays('late');
  await deliver([...paid, ...paid]);
  expect(await stripe.plan('late')).toMatchObject({ status: 'trial' });
  expect(await checkoutOf('late')).toMatchObject({ checkout: null });
  const history = await historyOf(stripe, 'late');
  expect(history.toSorted()).toEqual(['paid 2000', 'paid 3200', 'refunded -2000', 'refunded -3200']);
  expect(fake.state.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
  // A larger plan that counted is not paid back when its plan ends later.
  await start('counted', 'starter', 'prepaid');
  await deliver(fake.pays('counted'));
  await upgrade('counted', 'premium');
  const events = fake.pays('counted');
  await deliver(events);
  goTo('2028-01-01T00:00:00Z');
  await start('counted', 'starter', 'monthly');
  await deliver([...fake.pays('counted'), ...events]);
  expect(await historyOf(stripe, 'counted')).toEqual(['paid 1000', 'upgraded 2000', 'paid 3200']);
});

test('a purchase refunded before its event is canceled at Stripe, even while another plan runs', async () => {
  goTo(START);
  await start('back-first', 'starter', 'prepaid');
  await deliver(fake.pays('back-first'));
  later();
  await start('back-first', 'premium', 'monthly');
  const events = fake.pays('back-first');
  await deliver([...fake.refunds('back-first'), ...events]);
  expect(await stripe.plan('back-first')).toMatchObject({ status: 'active', plan: 'starter' });
  const subscriptions = [...fake.subscriptions.values()].filter(
    ({ metadata }) => metadata.workspace === 'back-first',
  );
  expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
});

test('where plans were switched off since, events still count and a plan can be canceled', async () => {
  goTo(START);
  await start('off', 'starter', 'monthly');
  const off = await openStripe('off');
  for (const event of fake.pays('off')) expect(await off.webhook(event, fake.sign(event))).toBe(200);
  expect(await off.post('/plan/cancel', 'off')).toMatchObject({ success: true });
  await off.close();
  expect(await stripe.plan('off')).toMatchObject({ status: 'canceled', plan: 'starter' });
});
