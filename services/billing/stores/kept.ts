import type { Kept } from '@carillon/kit/personal-data/kept.ts';

export const KEPT: readonly Kept[] = [
  { collection: 'plan_accounts', workspace: '_id' },
  { collection: 'word_accounts', workspace: '_id' },
  { collection: 'word_ledger', workspace: 'workspaceId' },
  { collection: 'quota_uses', workspace: 'workspaceId' },
  // Before that they are kept without it; see `keepForTheBooks`.
  { collection: 'payments', workspace: 'workspaceId' },
];
