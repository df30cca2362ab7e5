/** Events for webhooks, by the name in `type` of their payloads. */
export const WEBHOOK_EVENTS = [
  ...(['publication.published', 'publication.failed'] as const),
  ...(['publication.scheduled', 'publication.canceled'] as const),
  ...(['connection.lost', 'comment.received'] as const),
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Types of deliveries: an event, or a test that a user requested. */
export const WEBHOOK_TYPES = ['ping', ...WEBHOOK_EVENTS] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];
