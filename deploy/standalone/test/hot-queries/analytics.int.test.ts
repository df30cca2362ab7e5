import { createCommentStore } from '@carillon/analytics/stores/comments.ts';
import { createConnectionStore } from '@carillon/analytics/stores/connections.ts';
import { createCurveStore } from '@carillon/analytics/stores/curves.ts';
import { createDailyCallStore } from '@carillon/analytics/stores/daily-calls.ts';
import { createDayStore } from '@carillon/analytics/stores/days.ts';
import { createFigureListStore } from '@carillon/analytics/stores/figure-lists.ts';
import { createInboxReaderStore } from '@carillon/analytics/stores/inbox-readers.ts';
import { fieldOf, publicationModel } from '@carillon/analytics/stores/publication-row.ts';
import { createPublicationStore } from '@carillon/analytics/stores/publications.ts';
import { createTargetStore } from '@carillon/analytics/stores/targets.ts';
import { FIGURE_SORTS } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { Connection } from 'mongoose';
import { drain, hold, now } from './hold.ts';

const figures = { likes: 1, comments: null, shares: null, views: null, reach: null, clicks: null };
const point = { at: now, figures };
const change = { id: 'p', figures, gone: false, dueAt: now, isDrawn: true, points: [point] };
const batch = {
  seq: 1,
  at: now,
  changes: [change],
  growth: [{ first: 5, last: 5, counts: { likes: 1 } }],
  known: [],
  followers: 5,
};
const target = {
  workspaceId: 'w',
  platform: 'facebook' as const,
  pageId: 't',
  targetId: 't',
  targetName: 'Bells',
  connected: true,
  followers: null,
  accountDueAt: now,
  firstReadAt: null,
  readAt: null,
  fault: null,
  failures: 0,
  seq: 0,
  lease: 'l',
  wakes: 0,
  batch: null,
};
const reader = { workspaceId: 'w', userId: 'u' };
const release = { dueAt: now, fault: null, failures: 0, applied: true };

const list = {
  workspaceId: 'w',
  platform: 'facebook' as const,
  targetIds: ['t'],
  terms: ['bell'],
  publishedSince: now,
  most: 10,
  after: { value: 5, id: 'p' },
};

function open(connection: Connection) {
  const publications = publicationModel(connection);
  return {
    publications: createPublicationStore(publications),
    curves: createCurveStore(connection),
    figureLists: createFigureListStore(publications),
    targets: createTargetStore(connection),
    days: createDayStore(connection),
    connections: createConnectionStore(connection),
    comments: createCommentStore(connection),
    dailyCalls: createDailyCallStore(connection),
    inboxReaders: createInboxReaderStore(connection),
  };
}
type Analytics = ReturnType<typeof open>;

hold({
  database: 'analytics',
  open,
  expiry: ['comments: at_1', 'daily-calls: at_1'],
  cases: [
    ['relay', 'IXSCAN outboxAt_1', (stores) => drain(stores.comments.outbox)],
    [
      'comments.list',
      'IXSCAN workspaceId_1_at_-1__id_-1',
      ({ comments }) => comments.list(reader, { mood: 'positive' }, { before: null, most: 51 }),
    ],
    [
      'comments.list, unread',
      'IXSCAN workspaceId_1_unreadBy_1',
      ({ comments }) => comments.list(reader, { unread: true }, { before: null, most: 51 }),
    ],
    [
      'comments.list, of a post',
      'IXSCAN workspaceId_1_postId_1_at_-1__id_-1',
      ({ comments }) => comments.list(reader, { postId: 'post' }, { before: null, most: 51 }),
    ],
    [
      'comments.list, of an account',
      'IXSCAN workspaceId_1_targetId_1_at_-1__id_-1',
      ({ comments }) => comments.list(reader, { targetIds: ['t'] }, { before: null, most: 51 }),
    ],
    [
      'comments.claimReplyToCheck',
      'IXSCAN reply.checkAt_1',
      ({ comments }) => comments.claimReplyToCheck(now, now),
    ],
    [
      'comments.markNewestUnread',
      'IXSCAN workspaceId_1_at_-1__id_-1, IXSCAN _id_',
      ({ comments }) => comments.markNewestUnread(reader, 1000),
    ],
    ['comments.addUnread', 'IXSCAN _id_', ({ comments }) => comments.addUnread(['c'], ['u'])],
    ['inboxReaders.has', 'IXSCAN _id_', ({ inboxReaders }) => inboxReaders.has(reader)],
    ['inboxReaders.of', 'IXSCAN workspaceId_1', ({ inboxReaders }) => inboxReaders.of('w')],
    [
      'dailyCalls.take',
      'IXSCAN _id_',
      ({ dailyCalls }) => dailyCalls.take({ platform: 'linkedin', targetId: 't', date: '2026-01-01' }, 5, 75),
    ],
    ['comments.find', 'IXSCAN _id_', ({ comments }) => comments.find('w', 'c')],
    ['comments.beginReply', 'IXSCAN _id_', ({ comments }) => comments.beginReply('c', {} as never, null)],
    ['comments.leaseReply', 'IXSCAN _id_', ({ comments }) => comments.leaseReply('c', 'r', now, now)],
    [
      'comments.endReply',
      'IXSCAN _id_',
      ({ comments }) => comments.endReply('c', 'r', { state: 'sent', reason: null }, now),
    ],
    ['comments.replyIdsUnder', 'IXSCAN publicationId_1_at_-1', ({ comments }) => comments.replyIdsUnder('p')],
    [
      'comments.countUnread',
      'IXSCAN workspaceId_1_unreadBy_1',
      ({ comments }) => comments.countUnread(reader, 1000),
    ],
    ['comments.markRead', 'IXSCAN _id_', ({ comments }) => comments.markRead(reader, ['c'], true)],
    ['comments.known', 'IXSCAN _id_', ({ comments }) => comments.known(['c'])],
    [
      'comments.setMoods',
      'IXSCAN _id_',
      ({ comments }) => comments.setMoods(new Map([['c', 'positive' as const]])),
    ],
    [
      'comments.markAllRead',
      'IXSCAN workspaceId_1_unreadBy_1',
      ({ comments }) => comments.markAllRead(reader, { mood: 'positive' }, now),
    ],
    ['comments.switch', 'IXSCAN _id_', ({ comments }) => comments.switch('c', { liked: true }, now)],
    [
      'comments.switchAll',
      'IXSCAN _id_',
      ({ comments }) => comments.switchAll(new Map([['c', { liked: true, hidden: false }]]), now),
    ],
    ['comments.trim', 'IXSCAN publicationId_1_at_-1', ({ comments }) => comments.trim('p', 0)],
    [
      'comments.removeOthers',
      'IXSCAN publicationId_1_at_-1',
      ({ comments }) => comments.removeOthers('p', ['c'], now),
    ],
    ['curves.apply', 'IXSCAN _id_', ({ curves }) => curves.apply(batch)],
    ['curves.of', 'IXSCAN _id_', ({ curves }) => curves.of(['p'])],
    ['publications.find', 'IXSCAN _id_', ({ publications }) => publications.find('p')],
    ['publications.noteRemoved', 'IXSCAN _id_', ({ publications }) => publications.noteRemoved('p', 1)],
    ['publications.due', 'IXSCAN target_1_dueAt_1', ({ publications }) => publications.due('t', now, 10)],
    ['publications.nextDue', 'IXSCAN target_1_dueAt_1', ({ publications }) => publications.nextDue('t')],
    ['publications.apply', 'IXSCAN _id_', ({ publications }) => publications.apply(batch)],
    [
      'publications.noteCommentsKept',
      'IXSCAN _id_',
      ({ publications }) => publications.noteCommentsKept('p', 1),
    ],
    ...FIGURE_SORTS.flatMap((sort) =>
      ([1, -1] as const).map((way): [string, string, (stores: Analytics) => Promise<unknown>] => [
        `figureLists.page, ${sort} ${way}`,
        `IXSCAN workspaceId_1_${fieldOf(sort)}_-1__id_-1`,
        ({ figureLists }) => figureLists.page({ ...list, sort, way }),
      ]),
    ),
    [
      'figureLists.ofPost',
      'IXSCAN workspaceId_1_postId_1',
      ({ figureLists }) => figureLists.ofPost('w', 'post'),
    ],
    [
      'figureLists.outcomes',
      'IXSCAN workspaceId_1_publishedAt_-1__id_-1',
      ({ figureLists }) => figureLists.outcomes('w', now, now, 10),
    ],
    [
      'figureLists.countPublished',
      'IXSCAN workspaceId_1_publishedAt_-1__id_-1',
      ({ figureLists }) => figureLists.countPublished('w', now, now),
    ],
    ['targets.ensure', 'IXSCAN _id_', ({ targets }) => targets.ensure(target, now)],
    [
      'targets.connect',
      'IXSCAN _id_, IXSCAN workspaceId_1_platform_1',
      ({ targets }) => targets.connect('w', 'facebook', [target], now),
    ],
    [
      'targets.disconnect',
      'IXSCAN workspaceId_1_platform_1',
      ({ targets }) => targets.disconnect('w', 'facebook'),
    ],
    [
      'targets.claim',
      'IXSCAN connected_1_platform_1_claimableAt_1',
      ({ targets }) => targets.claim({ now, until: now, platform: 'facebook' }),
    ],
    ['targets.renew', 'IXSCAN _id_', ({ targets }) => targets.renew(target, now)],
    ['targets.record', 'IXSCAN _id_', ({ targets }) => targets.record(target, batch, now)],
    ['targets.release', 'IXSCAN _id_', ({ targets }) => targets.release(target, release)],
    ['targets.reload', 'IXSCAN _id_', ({ targets }) => targets.reload(target)],
    ['targets.ofWorkspace', 'IXSCAN workspaceId_1_platform_1', ({ targets }) => targets.ofWorkspace('w')],
    ['days.apply', 'IXSCAN _id_', ({ days }) => days.apply(target, batch)],
    ['days.since', 'IXSCAN workspaceId_1_date_1', ({ days }) => days.since('w', '2026-01-01')],
    ['connections.changes', 'IXSCAN _id_', ({ connections }) => connections.changes('w', 'facebook')],
    ['connections.ofWorkspace', 'IXSCAN workspaceId_1', ({ connections }) => connections.ofWorkspace('w')],
    ['connections.noteChange', 'IXSCAN _id_', ({ connections }) => connections.noteChange('w', 'facebook')],
    [
      'connections.noteStatus',
      'IXSCAN _id_',
      ({ connections }) => connections.noteStatus('w', 'facebook', 'connected'),
    ],
  ],
});
