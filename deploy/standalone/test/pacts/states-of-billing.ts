import { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import { bodyOf } from '../../api-client.ts';
import type { User } from './user.ts';

/** A checkout that nobody has paid yet: of the largest plan, in the period that it doesn't run for. */
async function begin({ client }: User): Promise<string> {
  const { period } = await bodyOf<{ period: string | null }>(client.get('/api/plan'));
  const order = { plan: 'premium', period: period === 'monthly' ? 'yearly' : 'monthly' };
  await bodyOf(client.post('/api/plan/checkout', order));
  const { checkout } = await bodyOf<{ checkout: { id: string } }>(client.get('/api/plan/checkout'));
  return checkout.id;
}

/** The plan without limits, bought anew: an exchange before may have ended it. */
export async function payPremium(user: User): Promise<void> {
  const checkout = await begin(user);
  await bodyOf(user.client.post('/api/plan/sandbox-event', { event: 'paid', checkout }));
}

export const STATES_OF_BILLING = {
  'a checkout': async (user: User) => ({ checkout_id: await begin(user) }),
  'a paid plan': async (user: User) => {
    await payPremium(user);
    return undefined;
  },
  'reserved words': async ({ workspaceId: workspace_id, inside }: User) => {
    const body = { workspace_id, id: 'reserved', words: 5, reason: 'description' };
    await inside.processes.get('ai')?.services.call(reserveWords, { body });
    return undefined;
  },
};
