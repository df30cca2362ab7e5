import type { Kept } from '@carillon/kit/personal-data/kept.ts';

export const KEPT: readonly Kept[] = [
  { collection: 'webhooks', workspace: 'workspaceId', authors: ['createdBy'] },
  { collection: 'deliveries', workspace: 'workspaceId' },
  { collection: 'idempotency_keys', workspace: 'workspaceId', user: 'userId' },
];
