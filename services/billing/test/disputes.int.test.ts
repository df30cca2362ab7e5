import { afterAll, expect, test } from '@jest/globals';
import { historyOf, openPayments, START } from './payments-under-test.ts';

const { fake, stripe, goTo, later, deliver, start, close } = await openPayments();
afterAll(close);

test.each(['monthly', 'lifetime'])(
  'a disputed payment stops a %s plan until the bank has decided',
  async (period) => {
    goTo(START);
    const me = `doubt-${period}`;
    await start(me, 'popular', period);
    await deliver(fake.pays(me));
    await deliver(fake.disputes(me, 'warning_needs_response'));
    expect(await stripe.plan(me)).toMatchObject({ status: 'active' });
    goTo('2026-12-31T12:00:00Z');
    if (period === 'monthly') await deliver(fake.renews(me));
    later();
    await deliver(fake.disputes(me));
    expect(await stripe.plan(me)).toMatchObject({ status: 'disputed', plan: 'popular' });
    await expect(stripe.reserve(me, 'a', 10)).rejects.toThrow(/is being disputed through your bank/);
    later();
    await deliver(fake.decides('won'));
    expect(await stripe.plan(me)).toMatchObject({ status: 'active', plan: 'popular' });
    later();
    await deliver(fake.disputes(me));
    await deliver(fake.decides('lost'));
    expect(await stripe.plan(me)).toMatchObject({ status: 'ended' });
    const cents = period === 'monthly' ? 1600 : 5600;
    expect((await historyOf(stripe, me)).slice(0, 3)).toEqual([
      ...[`disputed -${cents}`, `dispute_won ${cents}`, `disputed -${cents}`],
    ]);
    const subscriptions = [...fake.subscriptions.values()].filter(
      ({ metadata }) => metadata.workspace === me,
    );
    expect(subscriptions.filter(({ status }) => status !== 'canceled')).toEqual([]);
  },
);

test('while a plan is disputed no other is bought, and a dispute that is won gives it back', async () => {
  goTo(START);
  await start('keeps', 'popular', 'lifetime');
  await deliver(fake.pays('keeps'));
  await deliver(fake.disputes('keeps'));
  expect(await start('keeps', 'starter', 'monthly')).toMatchObject({
    error: 'conflict',
    message: expect.stringMatching(/is being disputed through your bank/),
  });
  await deliver(fake.decides('won'));
  expect(await stripe.plan('keeps')).toMatchObject({ status: 'active', period: 'lifetime' });
});
