import { plainName } from '@carillon/contracts/domain/plain-name.ts';
import type { WebhookType } from '@carillon/contracts/domain/webhook-events.ts';
import { t } from '@lingui/core/macro';

/** Each event in words for who chooses it. */
export const EVENT_TEXT: Readonly<Record<WebhookType, { readonly name: string; readonly means: string }>> = {
  ping: { name: t`Test event`, means: t`An event you send to test the receiver.` },
  'publication.published': {
    name: t`Post published`,
    means: t`A post was published on one of its networks.`,
  },
  'publication.failed': {
    name: t`Post failed`,
    means: t`A network rejected a post or couldn’t be reached.`,
  },
  'publication.scheduled': {
    name: t`Post scheduled`,
    means: t`A post was scheduled, moved or changed.`,
  },
  'publication.canceled': { name: t`Post canceled`, means: t`A scheduled post was canceled.` },
  'connection.lost': { name: t`Connection lost`, means: t`A network needs to be reconnected.` },
  'comment.received': { name: t`Comment received`, means: t`Someone commented on a published post.` },
};

/** The name of an event type, also of one that only a newer server knows. */
export const webhookEventName = (type: WebhookType): string => EVENT_TEXT[type]?.name ?? plainName(type);
