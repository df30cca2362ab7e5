import type { Kept } from '@carillon/kit/personal-data/kept.ts';

/** A conversation is its user's alone, in whatever workspace. */
const own = { workspace: 'workspaceId', user: 'userId' };

export const KEPT: readonly Kept[] = [
  { collection: 'assistant_exchanges', ...own },
  { collection: 'assistant_conversations', ...own },
  { collection: 'business_plans', workspace: 'workspaceId', authors: ['createdBy'] },
  { collection: 'brand_voices', workspace: 'workspaceId', authors: ['createdBy', 'updatedBy'] },
  { collection: 'model_uses', user: { idBeginsWith: ':' } },
  { collection: 'idempotency_keys', workspace: 'workspaceId', user: 'userId' },
];
