import type { EventOf } from '@carillon/contracts/event.ts';
import type { accessTokenCreated } from '@carillon/contracts/events/identity/access-token-created.ts';
import type { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import type { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import type { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { tokenKey } from '../domain/activity.ts';
import type { Said } from './act-of-event.ts';

const CONNECTION_KINDS = {
  connected: 'connection.made',
  lost: 'connection.lost',
  disconnected: 'connection.removed',
} as const;

export const saidOfConnection = ({ data }: EventOf<typeof connectionChanged>): Said => ({
  kind: CONNECTION_KINDS[data.status],
  facts: { platform: data.platform },
});

type Token = EventOf<typeof accessTokenCreated> | EventOf<typeof accessTokenRevoked>;

/** A token is its user's: somebody else who ends it has removed that member. */
export const saidOfToken = (kind: 'token.created' | 'token.revoked', { data, actor }: Token): Said => ({
  kind,
  key: tokenKey(data.token_id),
  facts: {
    name: data.name,
    ...(actor?.userId !== data.user_id && { memberId: data.user_id }),
  },
});

export const saidOfWebhook = ({ data }: EventOf<typeof webhookChanged>): Said => ({
  kind: `webhook.${data.change}`,
  facts: { name: data.name },
});

/** Nobody paused it but Carillon. */
export const saidOfPause = ({ data }: EventOf<typeof webhookPaused>): Said => ({
  kind: 'webhook.paused',
  actorId: null,
  facts: { name: data.name },
});
