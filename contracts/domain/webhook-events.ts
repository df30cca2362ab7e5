import { plainName } from './plain-name.ts';

/** What a webhook may be told of, by the name that its payloads have as `type`. */
export const WEBHOOK_EVENTS = [
  ...(['publication.published', 'publication.failed'] as const),
  ...(['publication.scheduled', 'publication.canceled'] as const),
  ...(['connection.lost', 'comment.received'] as const),
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What a delivery may be of: an event, or the test that somebody asked for. */
export const WEBHOOK_TYPES = ['ping', ...WEBHOOK_EVENTS] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Each in words for who chooses it. */
export const WEBHOOK_EVENT_TEXT: Readonly<
  Record<WebhookType, { readonly name: string; readonly means: string }>
> = {
  ping: { name: 'Test event', means: 'You sent it to test the receiver.' },
  'publication.published': { name: 'Post published', means: 'A post was published on one of its networks.' },
  'publication.failed': { name: 'Post failed', means: 'A network rejected a post or could not be reached.' },
  'publication.scheduled': { name: 'Post scheduled', means: 'A post was scheduled, moved or changed.' },
  'publication.canceled': { name: 'Post canceled', means: 'A scheduled post was canceled.' },
  'connection.lost': { name: 'Connection lost', means: 'A network needs to be reconnected.' },
  'comment.received': { name: 'Comment received', means: 'Somebody commented on a published post.' },
};

/** The name of an event type, also of one that only a newer server knows. */
export const webhookEventName = (type: keyof typeof WEBHOOK_EVENT_TEXT): string =>
  WEBHOOK_EVENT_TEXT[type]?.name ?? plainName(type);
