import type { Kept } from '@carillon/kit/personal-data/kept.ts';

const authors = ['createdBy', 'updatedBy'];

/** What is to be published goes first. */
export const KEPT: readonly Kept[] = [
  { collection: 'publications', workspace: 'workspaceId' },
  {
    ...{ collection: 'posts', workspace: 'workspaceId' },
    authors: [...authors, 'review.requestedBy', 'review.decidedBy', 'approval.by'],
  },
  { collection: 'templates', workspace: 'workspaceId', authors },
  { collection: 'hashtag_groups', workspace: 'workspaceId', authors },
  { collection: 'postingschedules', workspace: 'workspaceId' },
  { collection: 'linkrules', workspace: '_id' },
  { collection: 'calendarfeeds', workspace: '_id', authors: ['createdBy'] },
  { collection: 'media', workspace: 'workspaceId', authors },
  { collection: 'media-sizes', workspace: 'workspaceId' },
  { collection: 'media-folders', nothing: 'random names of folders, for as long as an upload takes' },
  { collection: 'cooldowns', nothing: 'when a network may be called again' },
  { collection: 'chore_lease', nothing: 'which worker does the chores' },
  { collection: 'idempotency_keys', workspace: 'workspaceId', user: 'userId' },
];
