import type { WebhookEvent } from '@carillon/contracts/domain/webhook-events.ts';
import type { WebhookPause, WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';

/** The seed of a secret; see `signing/secrets.ts`. */
export type Seed = string;

/** Where a workspace receives its events. */
export interface Webhook {
  readonly id: string;
  readonly workspaceId: string;
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly status: 'active' | 'paused';
  readonly pausedBecause: WebhookPause | null;
  /** The time of the first failure since the last success. */
  readonly failingSince: Date | null;
  readonly seed: Seed;
  readonly oldSeed: { readonly seed: Seed; readonly until: Date } | null;
  readonly createdAt: Date;
  /** Null where it was made before that was noted. */
  readonly createdBy: string | null;
  /** Increases with each change that its workspace sees. */
  readonly revision: number;
}

/** The name its owner recognizes it by. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || (URL.parse(url)?.host ?? url);

export const viewOf = (webhook: Webhook, now: Date): WebhookView => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: [...webhook.events],
  status: webhook.status,
  paused_because: webhook.pausedBecause,
  failing_since: webhook.failingSince?.toISOString() ?? null,
  old_secret_until:
    webhook.oldSeed && webhook.oldSeed.until > now ? webhook.oldSeed.until.toISOString() : null,
  created_at: webhook.createdAt.toISOString(),
  created_by: webhook.createdBy,
});
