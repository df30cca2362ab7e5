import { FIGURE_NAMES } from '@carillon/contracts/http/analytics/figures.ts';
import { IDEMPOTENCY_KEYS } from '@carillon/kit/personal-data/idempotency-keys.ts';
import type { Exported, StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';

const FIGURES: Exported = {
  file: 'figures',
  about: 'The latest results of each published post.',
  fields: [
    ...['postId', 'platform', 'pageId', 'targetId', 'targetName', 'remoteId', 'words', 'postUrl'],
    ...['publishedAt', 'removed', ...FIGURE_NAMES, 'engagement', 'readAt', 'gone', 'commentsKept'],
  ],
  withheld: ['workspaceId', 'target', 'terms', 'revision', 'dueAt', 'seq', 'isDrawn'],
  alongside: {
    curves: {
      file: 'figures-over-time',
      about: 'How those results grew, by the same ids.',
      fields: ['publishedAt', 'points'],
    },
  },
};

export const PERSONAL_DATA: readonly StoredPersonalData[] = [
  {
    collection: 'connections',
    workspace: 'workspaceId',
    exported: { not: 'what identity tells of them, in short' },
  },
  {
    collection: 'targets',
    workspace: 'workspaceId',
    exported: {
      file: 'followers',
      about: 'How many follow each page, account and profile.',
      fields: [
        'platform',
        'pageId',
        'targetId',
        'targetName',
        'connected',
        'followers',
        'firstReadAt',
        'readAt',
      ],
      withheld: [
        ...['workspaceId', 'claimableAt', 'notBefore', 'lease', 'wakes', 'seq', 'batch', 'accountDueAt'],
        ...['fault', 'faultText', 'failures'],
      ],
    },
  },
  { collection: 'publications', workspace: 'workspaceId', alongside: ['curves'], exported: FIGURES },
  { collection: 'curves', nothing: 'figures by the ids of publications, which go with those' },
  {
    collection: 'days',
    workspace: 'workspaceId',
    exported: {
      file: 'figures-by-day',
      about: 'Analytics of each page, account and profile, by day and hour.',
      fields: ['platform', 'targetId', 'date', 'hours', 'followers'],
      withheld: ['workspaceId', 'seq', 'known'],
    },
  },
  {
    collection: 'comments',
    workspace: 'workspaceId',
    marks: ['unreadBy'],
    exported: {
      file: 'comments',
      about: 'Comments under your posts, and your replies.',
      fields: [
        ...['platform', 'publicationId', 'postId', 'remoteId', 'author', 'text', 'url', 'at', 'mood'],
        ...['reply', 'liked', 'hidden', 'postWords', 'postUrl', 'targetId', 'targetName'],
      ],
      withheld: ['workspaceId', 'unreadBy', 'replyIds', 'keptAt', 'actedAt'],
    },
  },
  {
    collection: 'inbox-readers',
    workspace: 'workspaceId',
    user: 'userId',
    exported: { not: 'that somebody has looked at the comments' },
  },
  { collection: 'daily-calls', nothing: 'how often a network’s account was asked, for three days' },
  IDEMPOTENCY_KEYS,
];
