import { IDEMPOTENCY_KEYS } from '@carillon/kit/personal-data/idempotency-keys.ts';
import type { StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';

/** A conversation belongs only to its user, in any workspace. */
const ownerFields = { workspace: 'workspaceId', user: 'userId' };

export const PERSONAL_DATA: readonly StoredPersonalData[] = [
  {
    collection: 'assistant_exchanges',
    ...ownerFields,
    exported: {
      file: 'assistant-messages',
      about: 'What you said to the AI assistant, and what it answered, by conversation.',
      fields: ['conversation', 'workspaceId', 'number', 'query', 'askedAt', 'answer', 'outcome'],
      withheld: ['userId', 'messageId', 'proposalId'],
    },
  },
  {
    collection: 'assistant_conversations',
    ...ownerFields,
    exported: {
      file: 'assistant-conversations',
      about: 'Your conversations with the AI assistant, by title.',
      fields: ['workspaceId', 'title', 'createdAt', 'updatedAt'],
      withheld: ['userId', 'version', 'exchanges', 'answering'],
    },
  },
  {
    collection: 'business_plans',
    workspace: 'workspaceId',
    authors: ['createdBy'],
    exported: {
      file: 'business-plans',
      madeBy: 'createdBy',
      about: 'Business plans: what was asked for, and what was written.',
      fields: ['createdBy', 'createdAt', 'request', 'strategy', 'writer'],
      withheld: ['workspaceId'],
    },
  },
  {
    collection: 'brand_voices',
    workspace: 'workspaceId',
    authors: ['createdBy', 'updatedBy'],
    exported: {
      file: 'brand-voices',
      madeBy: 'createdBy',
      about: 'Brand voices.',
      fields: ['name', 'details', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
      withheld: ['workspaceId', 'nameKey', 'version'],
    },
  },
  { collection: 'model_uses', user: { idBeginsWith: ':' }, exported: { not: 'how often, for a day' } },
  IDEMPOTENCY_KEYS,
];
