import { IDEMPOTENCY_KEYS } from '@carillon/kit/personal-data/idempotency-keys.ts';
import type { StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';

export const PERSONAL_DATA: readonly StoredPersonalData[] = [
  {
    collection: 'notifications',
    workspace: 'workspaceId',
    user: 'member.id',
    authors: ['actorId'],
    marks: ['readBy', 'dismissedBy'],
    exported: {
      ofWorkspace: true,
      file: 'notifications',
      about: 'Notifications of the last three months.',
      fields: [
        ...['kind', 'needsAttention', 'at', 'platform', 'accountName', 'targetIds'],
        ...['publication', 'draft', 'webhook', 'member', 'actorId'],
      ],
      withheld: [
        ...['workspaceId', 'shown', 'occurrence', 'notifiedRevision', 'revision', 'readBy', 'dismissedBy'],
        ...['mailAt', 'audience'],
      ],
    },
  },
  {
    collection: 'notification_settings',
    workspace: { idBeginsWith: ' ' },
    user: { idEndsWith: ' ' },
    exported: {
      file: 'notification-settings',
      about: 'Which notifications and mails you have turned off, by workspace.',
      fields: ['hidden', 'mailsOff'],
      withheld: [],
    },
  },
  { collection: 'mail_rounds', workspace: 'workspaceId', exported: { not: 'what is gathered for a mail' } },
  {
    collection: 'activity',
    workspace: 'workspaceId',
    authors: ['actorId', 'memberId'],
    exported: {
      file: 'activity',
      about: 'Who did what in the workspace in the past year.',
      fields: ['at', 'kind', 'who', 'actorId', 'memberId', 'by', 'facts'],
      withheld: ['workspaceId', 'topic', 'tokenId', 'key'],
    },
  },
  {
    collection: 'summary_workspaces',
    workspace: '_id',
    exported: { not: 'when the weeks of the workspace are summed up' },
  },
  {
    collection: 'summary_marks',
    workspace: 'workspaceId',
    user: 'userId',
    exported: { not: 'of which weeks there was a summary' },
  },
  IDEMPOTENCY_KEYS,
  {
    collection: 'mails',
    nothing: 'sealed until they are sent, a day at the most; then neither address nor text',
  },
  { collection: 'mailbox', nothing: 'sealed, for thirty days, where no server sends mails' },
];
