import type { Kept } from './kept.ts';

/** What `createIdempotencyStore` keeps. */
export const IDEMPOTENCY_KEYS: Kept = {
  collection: 'idempotency_keys',
  workspace: 'workspaceId',
  user: 'userId',
  exported: { not: 'hashes of programs’ calls, for a day' },
};
