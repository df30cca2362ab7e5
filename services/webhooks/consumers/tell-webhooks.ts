import { type EnqueueDeps, enqueue } from '../delivery/enqueue.ts';
import type { Happening } from '../delivery/happening.ts';
import type { WebhookStore } from '../stores/webhooks.ts';

export interface TellDeps extends EnqueueDeps {
  readonly stores: EnqueueDeps['stores'] & { readonly webhooks: Pick<WebhookStore, 'wake' | 'tellOf'> };
  /** Wakes this process's dispatch. */
  wake(): void;
}

/** Queues events for the webhooks that subscribe to them. */
export async function tellWebhooks(deps: TellDeps, happening: Happening | null): Promise<void> {
  if (!happening || happening.type === 'ping') return;
  const webhooks = await deps.stores.webhooks.tellOf(happening.workspaceId, happening.type);
  for (const webhook of webhooks) await enqueue(deps, webhook, happening);
  if (webhooks.length > 0) deps.wake();
}
