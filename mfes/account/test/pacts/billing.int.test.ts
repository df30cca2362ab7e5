import { cancelPlan, changePlan, quotePlanChange } from '@carillon/contracts/http/billing/change-plan.ts';
import { getCheckout, playSandboxEvent, startCheckout } from '@carillon/contracts/http/billing/checkout.ts';
import { getPlan } from '@carillon/contracts/http/billing/get-plan.ts';
import { listPayments } from '@carillon/contracts/http/billing/list-payments.ts';
import { listWordLedger } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with billing', async () => {
  const { exchange, agree } = await pactsOf('account');
  await exchange(cancelPlan, { state: 'a paid plan', reads: { success: true } });
  await exchange(changePlan, {
    state: 'a paid plan',
    input: { body: { plan: 'popular' } },
    reads: { success: true },
  });
  await exchange(getCheckout, {
    state: 'a checkout',
    reads: {
      success: true,
      checkout: {
        id: '36a32812-f5d6-4f93-9343-d97b9f042967',
        plan: 'premium',
        period: 'yearly',
        charge: 8000,
        bonus: 0,
        pending: false,
      },
    },
  });
  await exchange(getPlan, {
    state: 'a paid plan',
    reads: {
      success: true,
      status: 'active',
      plan: 'premium',
      period: 'yearly',
      ends_at: '2027-11-24T02:43:39.918Z',
      renews: true,
      trial_days_left: 0,
      usage: { posts: { used: 1 }, scheduled_posts: { used: 0 }, accounts: { used: 3 } },
      words: { granted: 810000, spent: 0, left: 810000 },
      words_per_month: 200000,
      provider: 'sandbox',
      from_sandbox: false,
      bonus: false,
    },
  });
  await exchange(listPayments, {
    state: 'a paid plan',
    reads: {
      success: true,
      entries: [
        {
          id: 'paid 42a57b94-8e2f-4493-8a58-ec50d49bdbb4',
          kind: 'paid',
          plan: 'premium',
          period: 'monthly',
          cents: 2400,
          at: '2026-11-24T02:43:39.980Z',
        },
      ],
    },
  });
  await exchange(listWordLedger, {
    reads: {
      success: true,
      entries: [
        {
          id: 'plan 42a57b94-8e2f-4493-8a58-ec50d49bdbb4 0',
          kind: 'grant',
          reason: 'plan',
          words: 200000,
          left: 1010000,
          at: '2026-11-24T02:43:39.987Z',
        },
      ],
    },
  });
  await exchange(playSandboxEvent, {
    state: 'a checkout',
    known: { checkout_id: 'efc867f6-4ff0-4783-b572-2079bc82720c' },
    input: { body: { event: 'canceled', checkout: 'efc867f6-4ff0-4783-b572-2079bc82720c' } },
    reads: { success: true },
  });
  await exchange(quotePlanChange, {
    state: 'a paid plan',
    input: { query: { plan: 'popular' } },
    reads: { success: true, cents: 0 },
  });
  await exchange(startCheckout, {
    input: { body: { plan: 'premium', period: 'prepaid' } },
    reads: { success: true, url: '/account/checkout' },
  });
  await agree();
});
