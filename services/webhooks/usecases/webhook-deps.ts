import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { DeliveryStore } from '../stores/deliveries.ts';
import type { WebhookStore } from '../stores/webhooks.ts';

/** Dependencies of a member's changes of webhooks. */
export interface WebhookDeps {
  readonly stores: { readonly webhooks: WebhookStore; readonly deliveries: DeliveryStore };
  readonly securityLog: SecurityLog;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly key: Uint8Array;
  readonly isLocal: boolean;
  changed(workspaceId: string): void;
  wakeDeliverers(): void;
  clock(): Date;
}

/** The user who changes something, and from where. */
export interface Actor {
  readonly userId: string;
  readonly workspaceId: string;
  readonly address: string;
}

/** A webhook decides where a workspace's texts are sent: who set it up is written down. */
export const tellOf = (
  { securityLog }: Pick<WebhookDeps, 'securityLog'>,
  event: `webhook.${'created' | 'changed' | 'deleted' | 'secret_renewed'}`,
  actor: Actor,
  detail: { readonly webhook: string; readonly host?: string; readonly status?: string },
): void => securityLog.tell({ event, outcome: 'success', ...actor, detail });
