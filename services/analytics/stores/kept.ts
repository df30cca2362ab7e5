import type { Kept } from '@carillon/kit/personal-data/kept.ts';

export const KEPT: readonly Kept[] = [
  { collection: 'connections', workspace: 'workspaceId' },
  { collection: 'targets', workspace: 'workspaceId' },
  { collection: 'publications', workspace: 'workspaceId', alongside: ['curves'] },
  { collection: 'curves', nothing: 'figures by the ids of publications, which go with those' },
  { collection: 'days', workspace: 'workspaceId' },
  { collection: 'comments', workspace: 'workspaceId', marks: ['unreadBy'] },
  { collection: 'inbox-readers', workspace: 'workspaceId', user: 'userId' },
  { collection: 'daily-calls', nothing: 'how often a network’s account was asked, for three days' },
  { collection: 'idempotency_keys', workspace: 'workspaceId', user: 'userId' },
];
