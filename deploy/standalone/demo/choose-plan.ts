import { type ApiClient, bodyOf, ok } from '../api-client.ts';

/** Buys the plan without limits in the sandbox checkout, for good: the demo never runs into a limit or an end. */
export async function choosePlan(client: ApiClient): Promise<void> {
  await ok(client.post('/api/plan/checkout', { plan: 'premium', period: 'lifetime' }));
  const { checkout } = await bodyOf<{ checkout: { id: string } }>(client.get('/api/plan/checkout'));
  await ok(client.post('/api/plan/sandbox-event', { event: 'paid', checkout: checkout.id }));
}
