import { type PauseDeps, pause } from '../delivery/pause.ts';
import type { WebhookStore } from '../stores/webhooks.ts';

export interface PauseMadeByDeps extends PauseDeps {
  readonly stores: { readonly webhooks: Pick<WebhookStore, 'pause' | 'madeBy'> };
  /** Tells open pages that a webhook has changed. */
  changed(workspaceId: string): void;
  clock(): Date;
}

interface Maker {
  readonly userId: string;
  /** All that the user is or was in, where it is missing. */
  readonly workspaceId?: string;
  readonly because: 'left' | 'reclaimed';
  /** Webhooks created later belong to the rightful owner. */
  readonly until: Date;
}

/** Pauses the webhooks of somebody who has no say any more: a user who has decides anew. */
export async function pauseWebhooksOf(deps: PauseMadeByDeps, madeBy: Maker): Promise<void> {
  const { userId, workspaceId, because, until } = madeBy;
  for (;;) {
    const webhooks = await deps.stores.webhooks.madeBy(userId, until, workspaceId);
    if (webhooks.length === 0) return;
    for (const webhook of webhooks)
      if (await pause(deps, webhook, because, deps.clock())) deps.changed(webhook.workspaceId);
  }
}
