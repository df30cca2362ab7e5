import { IDEMPOTENCY_KEYS } from '@carillon/kit/personal-data/idempotency-keys.ts';
import type { Exported, StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';

const authors = ['createdBy', 'updatedBy'];
const authorFields = ['createdBy', 'createdAt', 'updatedBy', 'updatedAt'];

/** A publication is what became of a post on one network. */
const PUBLICATIONS: Exported = {
  file: 'publications',
  about: 'Every post on each of its networks: when it was due, each try, and what came of it.',
  fields: [
    ...[
      'postId',
      'platform',
      'pageId',
      'targetId',
      'targetName',
      'content',
      'firstComment',
      'options',
      'linkTags',
    ],
    ...['media.mediaId', 'media.file', 'media.kind', 'media.mime', 'media.bytes', 'media.altText'],
    ...['createdAt', 'dueAt', 'localTime', 'timezone', 'fromQueue', 'seriesId', 'status', 'waitingFor'],
    ...[
      'nextAttemptAt',
      'attempts',
      'trouble',
      'reason',
      'endedAt',
      'remoteId',
      'url',
      'removedAt',
      'takenDownAt',
    ],
    ...['editedAt', 'retriedAt', 'moves', 'comment.status', 'comment.at', 'comment.reason'],
  ],
  withheld: [
    ...['workspaceId', 'traceparent', 'correlationId', 'notes', 'failures', 'firstFailureAt'],
    ...['editedAfter', 'retriedAfter'],
    ...[
      'files',
      'commentAt',
      'revision',
      'calendarRevision',
      'calendarChangedAt',
      'stamps',
      'wakeAt',
      'permits',
      'reasonText',
      'lease',
      'list',
      'listAt',
    ],
  ],
  table: {
    file: 'posts',
    about: 'The same for a spreadsheet: a line for each post on each network.',
    columns: {
      Network: 'platform',
      Target: 'targetName',
      Status: 'status',
      Text: 'content',
      'First comment': 'firstComment',
      Media: 'media.mediaId',
      Created: 'createdAt',
      Due: 'dueAt',
      'Local time': 'localTime',
      'Time zone': 'timezone',
      Ended: 'endedAt',
      Link: 'url',
      Reason: 'reason',
      Post: 'postId',
    },
  },
};

const POSTS: Exported = {
  file: 'drafts-and-posts',
  madeBy: 'createdBy',
  about: 'Drafts with all that is in them, and posts as they were written: series too.',
  fields: [
    ...['kind', 'content', 'takenFrom', 'initialDescription', 'localTime', 'timezone', 'mediaIds'],
    ...['aiSuggestedTime', 'linkTracking', 'publications', 'change', 'series', 'approval'],
    ...['decisions', 'isTrial', ...authorFields],
    ...[
      'status',
      'requestedBy',
      'requestedAt',
      'requestNote',
      'decidedBy',
      'decidedAt',
      'byOwner',
      'note',
    ].map((part) => `review.${part}`),
  ],
  withheld: [
    'workspaceId',
    'version',
    'fingerprint',
    'expanded',
    'slots',
    'slotsAt',
    'changeKey',
    'changes',
    'changeRefused',
  ],
};

const MEDIA: Exported = {
  file: 'media',
  madeBy: 'createdBy',
  about: 'The media library: names, sizes, descriptions. The files are in the folder “media”.',
  fields: [
    ...['name', 'file', 'kind', 'mime', 'bytes', 'width', 'height', 'durationMs', 'altText'],
    ...['video', 'notice', 'createdBy', 'createdAt', 'isKept', 'isHidden'],
  ],
  withheld: ['workspaceId', 'folder', 'fingerprint', 'namedAt', 'thumbnail', 'isPendingDeletion'],
};

/** Publications come first. */
export const PERSONAL_DATA: readonly StoredPersonalData[] = [
  { collection: 'publications', workspace: 'workspaceId', exported: PUBLICATIONS },
  {
    collection: 'posts',
    workspace: 'workspaceId',
    exported: POSTS,
    authors: [...authors, 'review.requestedBy', 'review.decidedBy', 'approval.by'],
    authorsIn: { decisions: 'by' },
  },
  {
    collection: 'templates',
    workspace: 'workspaceId',
    authors,
    exported: {
      file: 'templates',
      madeBy: 'createdBy',
      about: 'Templates.',
      fields: ['name', 'text', 'hashtags', ...authorFields],
      withheld: ['workspaceId', 'nameKey', 'version'],
    },
  },
  {
    collection: 'hashtag_groups',
    workspace: 'workspaceId',
    authors,
    exported: {
      file: 'hashtag-groups',
      madeBy: 'createdBy',
      about: 'Hashtag groups.',
      fields: ['name', 'hashtags', ...authorFields],
      withheld: ['workspaceId', 'nameKey', 'version'],
    },
  },
  {
    collection: 'postingschedules',
    workspace: 'workspaceId',
    exported: {
      file: 'queue',
      about: 'The posting times of your queues.',
      fields: ['platform', 'pageId', 'targetId', 'targetName', 'timezone', 'slots'],
      withheld: ['workspaceId', 'version'],
    },
  },
  {
    collection: 'linkrules',
    workspace: '_id',
    exported: {
      file: 'link-tracking',
      about: 'How links are tagged.',
      fields: ['enabled', 'networks', 'domains'],
      withheld: ['version'],
    },
  },
  {
    collection: 'calendarfeeds',
    workspace: '_id',
    authors: ['createdBy'],
    exported: { not: 'what opens the calendar feed' },
  },
  { collection: 'media', workspace: 'workspaceId', authors, exported: MEDIA },
  { collection: 'media-sizes', workspace: 'workspaceId', exported: { not: 'sums of what is in media' } },
  { collection: 'media-folders', nothing: 'random names of folders, for as long as an upload takes' },
  { collection: 'cooldowns', nothing: 'when a network may be called again' },
  { collection: 'chore_lease', nothing: 'which worker does the chores' },
  { collection: 'zone_data', nothing: 'which zone data planned times were last looked at with' },
  IDEMPOTENCY_KEYS,
];
