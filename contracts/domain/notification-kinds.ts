/** Kinds of notifications. */
export const NOTIFICATION_KINDS = [
  'failed',
  'waiting_for_connection',
  'connection_lost',
  'delayed',
  'published_late',
  'published',
  'connection_restored',
  'approval_requested',
  'changes_requested',
  'approved',
  'webhook_paused',
  'member_closed',
  'became_owner',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Reports whether a notification asks a user to act, as `needsAttention` says of a publication. */
export const kindNeedsAttention = (kind: NotificationKind): boolean =>
  kind === 'failed' ||
  kind === 'waiting_for_connection' ||
  kind === 'connection_lost' ||
  kind === 'webhook_paused';
