import { testStore } from '@carillon/kit/test/test-store.ts';
import { expect } from '@jest/globals';
import { openBilling } from './billing-under-test.ts';
import { openFakeStripe, WEBHOOK_SECRET } from './fake-stripe.ts';

export type Billing = Awaited<ReturnType<typeof openBilling>>;

export const START = new Date('2026-11-30T12:00:00Z');
const HOUR = 3_600_000;

export const historyOf = async (billing: Billing, workspace: string) => {
  const { entries } = (await billing.get('/plan/payments', workspace)) as {
    entries: { kind: string; cents: number }[];
  };
  return entries.map(({ kind, cents }) => `${kind} ${cents}`);
};

/** The service with payments of the sandbox and, over the same store, with those of Stripe, by a clock that a test sets. */
export async function openPayments() {
  let now = START;
  const clock = () => now;
  const store = await testStore();
  const fake = await openFakeStripe(clock);
  const openStripe = (plans: 'on' | 'off') =>
    openBilling(store, clock, {
      PLANS: plans,
      PUBLIC_URL: 'https://carillon.example.com',
      STRIPE_API_URL: fake.url,
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
  const sandbox = await openBilling(store, clock);
  const stripe = await openStripe('on');
  return {
    fake,
    sandbox,
    stripe,
    openStripe,
    goTo(time: Date | string): void {
      now = new Date(time);
    },
    later(hours = 1): void {
      now = new Date(now.getTime() + hours * HOUR);
    },
    /** Delivers Stripe's events, each signed. */
    async deliver(events: readonly string[]): Promise<void> {
      const answers = [];
      for (const event of events) answers.push(await stripe.webhook(event, fake.sign(event)));
      expect(answers).toEqual(events.map(() => 200));
    },
    sandboxEvent: (event: string) => async (workspace: string) => {
      const { checkout } = (await sandbox.get('/plan/checkout', workspace)) as {
        checkout: { id: string } | null;
      };
      await sandbox.post('/plan/sandbox-event', workspace, {
        event,
        ...(checkout && { checkout: checkout.id }),
      });
    },
    /** At Stripe. */
    start: (workspace: string, plan: string, period: string) =>
      stripe.post('/plan/checkout', workspace, { plan, period }),
    upgrade: (workspace: string, plan: string) => stripe.post('/plan/change', workspace, { plan }),
    checkoutOf: (workspace: string) => stripe.get('/plan/checkout', workspace),
    async close(): Promise<void> {
      await Promise.all([sandbox.close(), stripe.close()]);
      await fake.close();
      await store.release();
    },
  };
}
