import type { StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';

export const PERSONAL_DATA: readonly StoredPersonalData[] = [
  {
    collection: 'plan_accounts',
    workspace: '_id',
    exported: {
      file: 'plan',
      about: 'The plan, and until when it is paid for.',
      fields: [
        'trialEndsAt',
        ...[
          'plan',
          'nextPlan',
          'period',
          'paid',
          'startedAt',
          'paidFrom',
          'paidUntil',
          'status',
          'refunded',
        ].map((part) => `subscription.${part}`),
      ],
      withheld: ['revision', 'checkout', 'bonusUsed', 'unwritten'],
    },
  },
  {
    collection: 'word_accounts',
    workspace: '_id',
    exported: {
      file: 'words',
      about: 'How many words there were to write with, and how many are spent.',
      fields: ['granted', 'spent', 'planWords'],
      withheld: ['revision', 'entries', 'reservations', 'unwritten'],
    },
  },
  {
    collection: 'word_ledger',
    workspace: 'workspaceId',
    exported: {
      file: 'word-history',
      about: 'What words were given and spent for.',
      fields: ['kind', 'reason', 'words', 'left', 'at', 'number'],
      withheld: ['workspaceId'],
    },
  },
  {
    collection: 'quota_uses',
    workspace: 'workspaceId',
    exported: { not: 'counts of what is told by itself' },
  },
  // Before that they are kept without it; see `keepForTheBooks`.
  {
    collection: 'payments',
    workspace: 'workspaceId',
    exported: {
      file: 'billing-history',
      about: 'What was paid, and paid back.',
      fields: ['kind', 'plan', 'period', 'cents', 'at'],
      withheld: ['workspaceId'],
    },
  },
];
