import type { BillingPeriod } from '@carillon/contracts/domain/plans.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { defineRemote, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { stepTo } from '../features/plan/model/plan-step.ts';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const user: User = {
  ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', timezone: 'Europe/Berlin' },
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};
const trial: PlanView = {
  ...{
    status: 'trial',
    plan: null,
    next_plan: null,
    period: null,
    ends_at: '2029-12-24T15:30:00.000Z',
    renews: false,
  },
  ...{ trial_days_left: 12, provider: 'sandbox', bonus: true },
  usage: {
    posts: { used: 50, limit: 50 },
    scheduled_posts: { used: 3, limit: 50 },
    accounts: { used: 2, limit: 5 },
  },
  words: { granted: 10_000, spent: 580, reserved: 0, left: 9_420, unlimited: false },
  ...{ words_per_month: 0 },
};
const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

test('the trial says what is left and used; a plan is bought with the bonus, then canceled', async () => {
  let plan = trial;
  const page = renderRemote(Remote, {
    ...{ path: '/account/plan?plan=popular&period=yearly', user },
    answers: {
      'billing.getPlan': () => plan,
      'billing.listPayments': () => ({ entries: [] }),
      'billing.startCheckout': { url: '/account/checkout' },
      'billing.getSandboxCheckout': {
        checkout: { id: 'c1', plan: 'popular', period: 'yearly', charge: 4_800, bonus: 1_200 },
      },
      'billing.endSandboxCheckout': ({ body }: { body: { outcome: string } }) => {
        const ends_at = '2030-12-24T15:30:00.000Z';
        if (body.outcome === 'paid')
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

  expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  expect(screen.getByText('You picked this one').closest('li')).toHaveTextContent('Popular');
  expect(screen.getByText('$48 for the first payment')).toBeVisible();
  await press('Choose Popular');
  const order = await screen.findByRole('region', { name: 'Your order' });
  expect(order).toHaveTextContent(
    'Popular, yearly$60Sign-up bonus, 20% off the first payment−$12To pay now$48',
  );
  await press('Let the payment fail');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged.');
  await press('Pay $48');

  expect(await screen.findByText('Renews on December 24, 2030.')).toBeVisible();
  expect(screen.getByText('This is your plan')).toBeVisible();
  await press('Cancel plan');
  await press('Cancel plan', await screen.findByRole('dialog', { name: 'Cancel the plan?' }));
  expect(
    await screen.findByText('Canceled. It runs until December 24, 2030 and does not renew.'),
  ).toBeVisible();
  expect(page.calls.map(({ id }) => id)).toContain('billing.cancelPlan');
});

test('before a running plan is changed or replaced, the page says what that costs and what becomes of it', () => {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const has = (period: 'monthly' | 'lifetime'): PlanView => ({
    ...trial,
    ...{ status: 'active', plan: 'popular', period, renews: period === 'monthly' },
    ends_at: period === 'monthly' ? '2029-12-24T12:00:00.000Z' : null,
  });
  const now = new Date('2029-12-09T12:00:00Z');
  const step = (current: PlanView, plan: 'starter' | 'popular' | 'premium', period: BillingPeriod) =>
    stepTo(current, { plan, period }, now, day);
  expect(step(has('monthly'), 'premium', 'monthly').says).toBe(
    'Premium counts at once. $3.87 is charged now: the difference of the prices for the days until 2029-12-24. From then on it is $24 a month.',
  );
  expect(step(has('monthly'), 'starter', 'monthly').says).toBe(
    'Popular stays until 2029-12-24. Then Starter follows, for $10 a month. Nothing is charged now.',
  );
  expect(step(has('monthly'), 'starter', 'yearly').says).toMatch(/until 2029-12-24, is not paid back\.$/);
  expect(step(has('lifetime'), 'premium', 'lifetime').says).toMatch(/\$20 is charged now/);
  expect(step(has('lifetime'), 'starter', 'monthly')).toMatchObject({ kind: 'none' });
});

test('where plans are off, no price is shown', async () => {
  renderRemote(Remote, {
    ...{ path: '/account/plan', user },
    answers: { 'billing.getPlan': { ...trial, status: 'off' } } as never,
  });
  expect(await screen.findByText('Nothing is limited here')).toBeVisible();
  expect(document.body).not.toHaveTextContent('$');
});
