import type { Kept } from '@carillon/kit/personal-data/kept.ts';

export const KEPT: readonly Kept[] = [
  {
    ...{ collection: 'notifications', workspace: 'workspaceId', authors: ['actorId'] },
    marks: ['readBy', 'dismissedBy'],
  },
  {
    collection: 'notification_settings',
    workspace: { idBeginsWith: ' ' },
    user: { idEndsWith: ' ' },
  },
  { collection: 'mail_rounds', workspace: 'workspaceId' },
  { collection: 'idempotency_keys', workspace: 'workspaceId', user: 'userId' },
  {
    collection: 'mails',
    nothing: 'sealed until they are sent, a day at the most; then neither address nor text',
  },
  { collection: 'mailbox', nothing: 'sealed, for thirty days, where no server sends mails' },
];
