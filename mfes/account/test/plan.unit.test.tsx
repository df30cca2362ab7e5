import type { BillingPeriod } from '@carillon/contracts/domain/plans.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { defineRemote, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { stepTo } from '../features/plan/model/plan-step.ts';
import { outlookOf } from '../features/plan/model/plan-text.ts';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};
const trial: PlanView = {
  status: 'trial',
  plan: null,
  next_plan: null,
  period: null,
  ends_at: '2029-12-24T15:30:00.000Z',
  renews: false,
  trial_days_left: 12,
  provider: 'sandbox',
  pending: null,
  from_sandbox: false,
  bonus: true,
  usage: {
    posts: { used: 50, limit: 50 },
    scheduled_posts: { used: 3, limit: 50 },
    accounts: { used: 2, limit: 5 },
  },
  words: { granted: 10_000, spent: 580, reserved: 0, left: 9_420, unlimited: false },
  words_per_month: 0,
};
const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

test('the trial shows what is left and used; a plan is bought with the bonus, then canceled', async () => {
  let plan = trial;
  const page = renderRemote(Remote, {
    path: '/account/plan?plan=popular&period=yearly',
    user,
    answers: {
      'billing.getPlan': () => plan,
      'billing.listPayments': () => ({ entries: [], next: null }),
      'billing.startCheckout': { url: '/account/checkout' },
      'billing.listWordLedger': {
        entries: [
          {
            id: 'e1',
            kind: 'spend',
            reason: 'drafts',
            words: -580,
            left: 9_420,
            at: '2029-12-01T10:00:00.000Z',
          },
        ],
        next: null,
      },
      'billing.getCheckout': {
        checkout: {
          id: 'c1',
          plan: 'popular',
          period: 'yearly',
          charge: 4_800,
          bonus: 1_200,
          pending: false,
          url: null,
        },
      },
      'billing.playSandboxEvent': ({ body }: { body: { event: string } }) => {
        const ends_at = '2030-12-24T15:30:00.000Z';
        if (body.event === 'paid')
          plan = {
            ...trial,
            status: 'active',
            plan: 'popular',
            period: 'yearly',
            ends_at,
            renews: true,
            bonus: false,
          };
        return {};
      },
      'billing.cancelPlan': () => {
        plan = { ...plan, status: 'canceled', renews: false };
        return {};
      },
    } as never,
  });
  expect(await screen.findByRole('heading', { name: 'Free trial' })).toBeVisible();
  expect(screen.getByText(/^12 days left, until December 24, 2029/)).toBeVisible();
  expect(screen.getByText('Posts this month').closest('li')).toHaveTextContent('50 of 50');
  expect(screen.getByText(/^9,420 left\./)).toBeVisible();
  expect((await screen.findByText('Post drafts')).closest('li')).toHaveTextContent('−580');

  expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  expect(screen.getByText('You chose this plan').closest('li')).toHaveTextContent('Popular');
  expect(screen.getByText('$48 for the first payment')).toBeVisible();
  await press('Choose Popular');
  const order = await screen.findByRole('region', { name: 'Your order' });
  expect(order).toHaveTextContent('Popular, yearly$60Sign-up bonus, 20% off the first payment−$12Due now$48');
  await press('Simulate a failed payment');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged.');
  await press('Pay $48');

  expect(await screen.findByText(/^The next payment is due on December 24, 2030/)).toBeVisible();
  expect(screen.getByText('This is your plan')).toBeVisible();
  await press('Cancel plan');
  await press('Cancel plan', await screen.findByRole('dialog', { name: 'Cancel the plan?' }));
  expect(await screen.findByText('Canceled. It runs until December 24, 2030 and won’t renew.')).toBeVisible();
  expect(page.calls.map(({ id }) => id)).toContain('billing.cancelPlan');
});

test('before a running plan is changed or replaced, the page says what that costs and what becomes of it', () => {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const has = (period: 'monthly' | 'lifetime'): PlanView => ({
    ...trial,
    status: 'active',
    plan: 'popular',
    period,
    renews: period === 'monthly',
    ends_at: period === 'monthly' ? '2029-12-24T12:00:00.000Z' : null,
  });
  const step = (current: PlanView, plan: 'starter' | 'popular' | 'premium', period: BillingPeriod) =>
    stepTo(current, { plan, period }, day, 387);
  expect(step(has('monthly'), 'premium', 'monthly').says).toBe(
    'Premium starts right away. You’ll be charged $3.87 now, the price difference for the days until 2029-12-24. After that, it’s $24 a month.',
  );
  expect(step(has('monthly'), 'starter', 'monthly').says).toBe(
    'You keep Popular until 2029-12-24. Then you switch to Starter for $10 a month. You won’t be charged now.',
  );
  expect(step(has('monthly'), 'starter', 'yearly').says).toMatch(/\(until 2029-12-24\) isn’t refunded\.$/);
  expect(step(has('lifetime'), 'premium', 'lifetime').says).toMatch(
    /for life\. You’ll be charged \$3\.87 now/,
  );
  expect(step(has('lifetime'), 'starter', 'monthly')).toMatchObject({ kind: 'none' });
});

test.each([
  ['says how to switch plans off where the sandbox stands in for payments', 'sandbox', true],
  ['says nothing of that where plans are paid for', 'stripe', false],
] as const)('%s', async (_, provider, says) => {
  renderRemote(Remote, {
    path: '/account/plan',
    user,
    answers: { 'billing.getPlan': { ...trial, provider } } as never,
  });
  await screen.findByRole('heading', { name: 'Free trial' });
  expect(screen.queryAllByText('PLANS=off')).toHaveLength(says ? 1 : 0);
});

test('where plans are off, no price is shown', async () => {
  renderRemote(Remote, {
    path: '/account/plan',
    user,
    answers: { 'billing.getPlan': { ...trial, status: 'off' } } as never,
  });
  expect(await screen.findByText('No limits on this server')).toBeVisible();
  expect(document.body).not.toHaveTextContent('$');
});

test('a plan is paid at Stripe: the page goes there, and knows it when the browser is back', async () => {
  const url = 'https://checkout.stripe.example/c1';
  const checkout = {
    id: 'c1',
    plan: 'popular',
    period: 'yearly',
    charge: 4_800,
    bonus: 1_200,
    pending: false,
    url,
  };
  let answers = [checkout, checkout];
  const open = (path: string) =>
    renderRemote(Remote, {
      path,
      user,
      answers: {
        'billing.getPlan': { ...trial, provider: 'stripe' },
        'billing.listPayments': { entries: [], next: null },
        'billing.listWordLedger': { entries: [], next: null },
        'billing.getCheckout': () => ({ checkout: answers.shift() ?? null }),
        'billing.startCheckout': { url },
      } as never,
    });
  const page = open('/account/plan');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Choose Popular' }))[0] as HTMLElement);
  expect(page.left).toEqual([url]);
  page.unmount();

  const back = open('/account/checkout');
  await press('Continue to payment', await screen.findByRole('region', { name: 'Your order' }));
  expect(back.left).toEqual([url]);
  back.unmount();

  answers = [];
  open('/account/checkout?paid=1');
  expect(await screen.findByText('Payment received')).toBeVisible();
});

test('a payment that takes days is shown as pending, and no other plan can be bought meanwhile', async () => {
  const pending = { plan: 'popular', period: 'yearly' } as const;
  const order = { id: 'c1', ...pending, charge: 4_800, bonus: 1_200, pending: true, url: null };
  const answers = {
    'billing.getPlan': { ...trial, provider: 'stripe', pending },
    'billing.listPayments': { entries: [], next: null },
    'billing.listWordLedger': { entries: [], next: null },
    'billing.getCheckout': { checkout: order },
  } as never;
  const page = renderRemote(Remote, { path: '/account/plan', user, answers });
  expect(await screen.findByText(/^We’re processing your payment for Popular, yearly\./)).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: /^Choose / })) expect(button).toBeDisabled();
  page.unmount();
  renderRemote(Remote, { path: '/account/checkout?paid=1', user, answers });
  expect(await screen.findByText('Payment pending')).toBeVisible();
  expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
});

test('a plan of the sandbox says that it runs out, and any plan can be bought in its place', () => {
  const plan = {
    ...trial,
    status: 'active',
    plan: 'popular',
    period: 'lifetime',
    from_sandbox: true,
  } as const;
  const lifetime = { ...plan, provider: 'stripe', ends_at: null } as const;
  expect(outlookOf(lifetime, () => '')).toMatch(/^This plan was bought in the sandbox/);
  expect(stepTo(lifetime, { plan: 'popular', period: 'lifetime' }, () => '').kind).toBe('buy');
});
