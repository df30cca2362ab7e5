import type { StoredPersonalData } from './stored-personal-data.ts';

/** The personal data of `createIdempotencyStore`. */
export const IDEMPOTENCY_KEYS: StoredPersonalData = {
  collection: 'idempotency_keys',
  workspace: 'workspaceId',
  user: 'userId',
  exported: { not: 'hashes of programs’ calls, for a day' },
};
