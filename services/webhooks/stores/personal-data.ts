import { IDEMPOTENCY_KEYS } from '@carillon/kit/personal-data/idempotency-keys.ts';
import type { StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';

export const PERSONAL_DATA: readonly StoredPersonalData[] = [
  {
    collection: 'webhooks',
    workspace: 'workspaceId',
    authors: ['createdBy'],
    exported: {
      file: 'webhooks',
      madeBy: 'createdBy',
      about: 'Webhooks, without their secrets.',
      fields: [
        'url',
        'description',
        'events',
        'status',
        'pausedBecause',
        'failingSince',
        'createdBy',
        'createdAt',
      ],
      withheld: [
        ...['workspaceId', 'seed', 'oldSeed', 'revision', 'wakeAt', 'signals', 'leaseBy', 'leasedUntil'],
        'goneAt',
      ],
    },
  },
  {
    collection: 'deliveries',
    workspace: 'workspaceId',
    exported: {
      file: 'webhook-deliveries',
      about: 'What webhooks were told lately, and what they answered.',
      fields: ['webhookId', 'type', 'at', 'payload', 'status', 'tries', 'failure', 'log'],
      withheld: ['workspaceId', 'eventId', 'textOf', 'dueAt', 'queuedAt', 'askedAt'],
    },
  },
  IDEMPOTENCY_KEYS,
];
