import type { EventOf } from '@carillon/contracts/event.ts';
import type { accessTokenCreated } from '@carillon/contracts/events/identity/access-token-created.ts';
import type { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import type { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import type { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { tokenKey } from '../domain/activity.ts';
import type { SaidEvent } from './act-of-event.ts';

const CONNECTION_KINDS = {
  connected: 'connection.made',
  lost: 'connection.lost',
  disconnected: 'connection.removed',
} as const;

export const describeConnection = ({ data }: EventOf<typeof connectionChanged>): SaidEvent => ({
  kind: CONNECTION_KINDS[data.status],
  facts: { platform: data.platform },
});

type Token = EventOf<typeof accessTokenCreated> | EventOf<typeof accessTokenRevoked>;

/** A token is its user's: somebody else who ends it has removed that member. */
export const describeToken = (
  kind: 'token.created' | 'token.revoked',
  { data, actor }: Token,
): SaidEvent => ({
  kind,
  key: tokenKey(data.token_id),
  facts: {
    name: data.name,
    ...(actor?.userId !== data.user_id && { memberId: data.user_id }),
  },
});

export const describeWebhook = ({ data }: EventOf<typeof webhookChanged>): SaidEvent => ({
  kind: `webhook.${data.change}`,
  facts: { name: data.name },
});

/** Nobody paused it but Carillon. */
export const describePause = ({ data }: EventOf<typeof webhookPaused>): SaidEvent => ({
  kind: 'webhook.paused',
  actorId: null,
  facts: { name: data.name },
});
