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
