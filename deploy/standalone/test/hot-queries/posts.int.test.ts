import { createAllWorkspacesStore } from '@carillon/posts/stores/all-workspaces.ts';
import { createBacklogStore } from '@carillon/posts/stores/backlog.ts';
import { createCalendarFeedStore } from '@carillon/posts/stores/calendar-feeds.ts';
import { createChoreLeaseStore } from '@carillon/posts/stores/chore-lease.ts';
import { createCommentQueueStore } from '@carillon/posts/stores/comment-queue.ts';
import { createCooldownStore } from '@carillon/posts/stores/cooldowns.ts';
import { createDispatchQueueStore } from '@carillon/posts/stores/dispatch-queue.ts';
import { createDraftStore } from '@carillon/posts/stores/drafts.ts';
import { createLeaseStore } from '@carillon/posts/stores/leases.ts';
import { createLinkRuleStore } from '@carillon/posts/stores/link-rules.ts';
import { createMediaFolderStore } from '@carillon/posts/stores/media-folders.ts';
import { createMediaItemStore } from '@carillon/posts/stores/media-items.ts';
import { createMediaSizeStore } from '@carillon/posts/stores/media-sizes.ts';
import { createPostingScheduleStore } from '@carillon/posts/stores/posting-schedules.ts';
import { createPostStore } from '@carillon/posts/stores/posts.ts';
import { createPublicationStore } from '@carillon/posts/stores/publications.ts';
import { createRetentionStore } from '@carillon/posts/stores/retention.ts';
import { createSeriesStore } from '@carillon/posts/stores/series.ts';
import { createHashtagGroupStore, createTemplateStore } from '@carillon/posts/stores/templates.ts';
import { createZoneDataStore } from '@carillon/posts/stores/zone-data.ts';
import { expect } from '@jest/globals';
import { drain, hold, now } from './hold.ts';

const leasedPublication = {
  id: 'p',
  status: 'publishing',
  attempts: [],
  lease: { id: 'l', by: 'w', until: now },
} as never;
const onlyStatus = (rest: object) => ({ id: 'p', attempts: [], ...rest }) as never;

const account = { platform: 'facebook', targetId: 't' } as const;
const connectedTargets = { platform: 'facebook', targetIds: ['t'] } as const;
const item = (id: string) => ({ id }) as never;
const BY_NAME = 'IXSCAN workspaceId_1_nameKey_1';
const template = { id: 't', workspaceId: 'w', name: 'Ours', text: 'New', version: 2 } as never;
const group = { id: 'g', workspaceId: 'w', name: 'Ours', hashtags: ['Bread'], version: 2 } as never;
const draft = { id: 'd', workspaceId: 'w', content: { media_ids: [] } } as never;

hold({
  database: 'posts',
  open: (connection) => ({
    posts: createPostStore(connection),
    drafts: createDraftStore(connection),
    calendarFeeds: createCalendarFeedStore(connection),
    postingSchedules: createPostingScheduleStore(connection),
    linkRules: createLinkRuleStore(connection),
    templates: createTemplateStore(connection),
    hashtagGroups: createHashtagGroupStore(connection),
    publications: createPublicationStore(connection),
    dispatchQueue: createDispatchQueueStore(connection, () => undefined),
    commentQueue: createCommentQueueStore(connection, () => undefined),
    leases: createLeaseStore(connection, () => undefined),
    backlog: createBacklogStore(connection),
    choreLease: createChoreLeaseStore(connection),
    cooldowns: createCooldownStore(connection),
    retention: createRetentionStore(connection),
    mediaFolders: createMediaFolderStore(connection),
    mediaItems: createMediaItemStore(connection),
    mediaSizes: createMediaSizeStore(connection),
    allWorkspaces: createAllWorkspacesStore(connection),
    series: createSeriesStore(connection),
    zoneData: createZoneDataStore(connection),
  }),
  expiry: [],
  mostIndexes: { publications: 7 },
  cases: [
    ['posts.find', 'IXSCAN _id_', (stores) => stores.posts.find('p', 'u')],
    ['posts.make', 'IXSCAN _id_', (stores) => stores.posts.make({ id: 'p', publications: [] } as never, 1)],
    ['posts.namedMedia', 'IXSCAN mediaIds_1', (stores) => stores.posts.namedMedia(['m', 'n'], 'w')],
    [
      'posts.madeSince',
      'IXSCAN workspaceId_1_createdAt_-1',
      (stores) => stores.posts.madeSince('w', new Date(0), 10),
    ],
    ['posts.naming', 'IXSCAN mediaIds_1', (stores) => stores.posts.naming('m', 'w', 10)],
    ['posts.dropMedia', 'IXSCAN _id_', (stores) => stores.posts.dropMedia('p', 'w')],
    ['posts.authors', 'IXSCAN _id_', (stores) => stores.posts.authors(['a', 'b'], 'w')],
    ['posts.descriptions', 'IXSCAN _id_', (stores) => stores.posts.descriptions(['a', 'b'], 'w')],
    [
      'allWorkspaces.unexpandedPosts',
      'IXSCAN createdAt_1',
      (stores) => stores.allWorkspaces.unexpandedPosts(now, 10),
    ],
    [
      'allWorkspaces.namedMedia',
      'IXSCAN mediaIds_1',
      (stores) => stores.allWorkspaces.namedMedia(['m', 'n']),
    ],
    [
      'allWorkspaces.forgottenMedia',
      'IXSCAN namedAt_1',
      (stores) => stores.allWorkspaces.forgottenMedia(now, 10),
    ],
    [
      'allWorkspaces.foldersOf',
      'IXSCAN workspaceId_1_createdAt_-1__id_-1',
      (stores) => stores.allWorkspaces.foldersOf('w'),
    ],
    [
      'allWorkspaces.plannedAfter',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      async (stores) => {
        for await (const one of stores.allWorkspaces.plannedAfter(now)) expect(one).toBeDefined();
      },
    ],
    ['allWorkspaces.mediaFolders', 'IXSCAN _id_', (stores) => stores.allWorkspaces.mediaFolders(['m'])],
    [
      'posts.beginChange',
      'IXSCAN _id_',
      (stores) =>
        stores.posts.beginChange({ id: 'p', workspaceId: 'w', changes: 1 } as never, {
          change: { id: 'c' } as never,
          key: undefined,
          added: [],
          linkTracking: null,
          mediaIds: [],
        }),
    ],
    [
      'posts.endChange',
      'IXSCAN _id_',
      (stores) => stores.posts.endChange('p', 'c', { mediaIds: [], isMade: true, refused: [] }),
    ],
    ['posts.slotHolders', 'IXSCAN slots_1', (stores) => stores.posts.slotHolders(['w/facebook/t/1'])],
    ['posts.takeSlot', 'IXSCAN _id_', (stores) => stores.posts.takeSlot('p', 'w/facebook/t/1', now)],
    ['posts.freeSlots', 'IXSCAN _id_', (stores) => stores.posts.freeSlots('p', ['w/facebook/t/1'], now)],
    [
      'postingSchedules.save, once more',
      'IXSCAN _id_',
      (stores) =>
        stores.postingSchedules.save({
          workspaceId: 'w',
          platform: 'facebook',
          targetId: 't',
          targetName: 'T',
          timezone: 'UTC',
          slots: [],
          version: 2,
        }),
    ],
    ['calendarFeeds.find', 'IXSCAN _id_', (stores) => stores.calendarFeeds.find('w')],
    ['calendarFeeds.findBySecret', 'IXSCAN secretHash_1', (stores) => stores.calendarFeeds.findBySecret('s')],
    ['calendarFeeds.removeOlder', 'IXSCAN _id_', (stores) => stores.calendarFeeds.removeOlder('w', now)],
    [
      'calendarFeeds.removeMadeBy',
      'IXSCAN createdBy_1',
      (stores) => stores.calendarFeeds.removeMadeBy('u', now),
    ],
    ['calendarFeeds.remove', 'IXSCAN _id_', (stores) => stores.calendarFeeds.remove('w')],
    [
      'calendarFeeds.replace',
      'IXSCAN _id_',
      (stores) =>
        stores.calendarFeeds.replace({
          workspaceId: 'w',
          nonce: 'n',
          secretHash: 's',
          createdAt: now,
          createdBy: 'u',
        }),
    ],
    ['templates.find', 'IXSCAN _id_', (stores) => stores.templates.find('t', 'w')],
    ['templates.findNamed', BY_NAME, (stores) => stores.templates.findNamed('Ours', 'w')],
    ['templates.list', BY_NAME, (stores) => stores.templates.list('w')],
    ['templates.count', BY_NAME, (stores) => stores.templates.count('w')],
    ['templates.replace', 'IXSCAN _id_', (stores) => stores.templates.replace(template, 1)],
    ['templates.remove', 'IXSCAN _id_', (stores) => stores.templates.remove('t', 'w')],
    ['hashtagGroups.find', 'IXSCAN _id_', (stores) => stores.hashtagGroups.find('g', 'w')],
    ['hashtagGroups.findNamed', BY_NAME, (stores) => stores.hashtagGroups.findNamed('Ours', 'w')],
    ['hashtagGroups.list', BY_NAME, (stores) => stores.hashtagGroups.list('w')],
    ['hashtagGroups.count', BY_NAME, (stores) => stores.hashtagGroups.count('w')],
    ['hashtagGroups.replace', 'IXSCAN _id_', (stores) => stores.hashtagGroups.replace(group, 1)],
    ['hashtagGroups.remove', 'IXSCAN _id_', (stores) => stores.hashtagGroups.remove('g', 'w')],
    ['linkRules.find', 'IXSCAN _id_', (stores) => stores.linkRules.find('w')],
    [
      'linkRules.save, once more',
      'IXSCAN _id_',
      (stores) =>
        stores.linkRules.save({
          workspaceId: 'w',
          enabled: true,
          networks: {} as never,
          domains: null,
          version: 2,
        }),
    ],
    ['postingSchedules.find', 'IXSCAN _id_', (stores) => stores.postingSchedules.find('w', account)],
    [
      'postingSchedules.ofTargets',
      'IXSCAN _id_',
      (stores) => stores.postingSchedules.ofTargets('w', [account]),
    ],
    ['postingSchedules.all', 'IXSCAN workspaceId_1', (stores) => stores.postingSchedules.all('w')],
    ['series.find', 'IXSCAN _id_', (stores) => stores.series.find('p', 'w')],
    ['series.existing', 'IXSCAN _id_', (stores) => stores.series.existing(['p', 'q'], 'w')],
    ['series.due', 'IXSCAN series.nextAt_1', (stores) => stores.series.due(now, 10)],
    ['series.postpone', 'IXSCAN _id_', (stores) => stores.series.postpone('p', now)],
    [
      'series.advance',
      'IXSCAN _id_',
      (stores) => stores.series.advance('p', 1, { next: 2, nextAt: null, status: 'active', reason: null }),
    ],
    ['series.resume', 'IXSCAN _id_', (stores) => stores.series.resume('p', now)],
    ['series.stop', 'IXSCAN _id_', (stores) => stores.series.stop('p', now)],
    ['series.settle', 'IXSCAN _id_', (stores) => stores.series.settle('p')],
    ['series.rewind', 'IXSCAN series.nextAt_1', (stores) => stores.series.rewind(now)],
    ['zoneData.find', 'IXSCAN _id_', (stores) => stores.zoneData.find()],
    ['zoneData.save', 'IXSCAN _id_', (stores) => stores.zoneData.save({ release: '2026f', againAt: null })],
    ['posts.markExpanded', 'IXSCAN _id_', (stores) => stores.posts.markExpanded('p')],
    ['commentQueue.due', 'IXSCAN commentAt_1', (stores) => stores.commentQueue.due(now, 10)],
    [
      'commentQueue.waitingForConnection',
      'IXSCAN commentAt_1',
      (stores) => stores.commentQueue.waitingForConnection('w', connectedTargets, now, 10),
    ],
    ['publications.find', 'IXSCAN _id_', (stores) => stores.publications.find('p', 'w')],
    ['publications.ofPost', 'IXSCAN _id_', (stores) => stores.publications.ofPost('p', 'w')],
    [
      'publications.listed, what is open',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) => stores.publications.listed('w', { list: 'open' }, { id: 'p', at: now }, 10),
    ],
    [
      'publications.listed, what has ended',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) =>
        stores.publications.listed('w', { list: 'over', platform: 'facebook' }, { id: 'p', at: now }, 10),
    ],
    [
      'publications.search',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) =>
        stores.publications.search(
          'w',
          { lists: ['open', 'failed', 'over'], way: -1 },
          { id: 'p', at: now },
          10,
        ),
    ],
    [
      'publications.search, by everything',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) =>
        stores.publications.search(
          'w',
          {
            lists: ['open', 'failed'],
            way: 1,
            from: now,
            until: new Date(now.getTime() + 1),
            platforms: ['facebook'],
            targets: ['t'],
            statuses: ['scheduled'],
            text: 'a',
            attention: { disconnected: ['linkedin'], connected: ['t'] },
          },
          { id: 'p', at: now },
          10,
        ),
    ],
    [
      'publications.allListed',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) => stores.publications.allListed('w', 'facebook', 10),
    ],
    [
      'publications.textsOf',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      async (stores) => {
        for await (const text of stores.publications.textsOf('w')) expect(text).toBeDefined();
      },
    ],
    [
      'publications.scheduledAfter',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) => stores.publications.scheduledAfter('u', now, 10),
    ],
    [
      'publications.dueBetween',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) => stores.publications.dueBetween('u', now, now),
    ],
    [
      'publications.dueTo',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) => stores.publications.dueTo('w', account, [now]),
    ],
    [
      'publications.queued',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) => stores.publications.queued('w', now, 10, account),
    ],
    [
      'publications.planned',
      'IXSCAN workspaceId_1_dueAt_1__id_1',
      (stores) =>
        stores.publications.planned(
          'w',
          {
            from: now,
            until: new Date(now.getTime() + 1),
            platforms: ['facebook'],
            targets: ['t'],
            statuses: ['scheduled'],
            text: 'a',
          },
          { id: 'p', at: now },
          10,
        ),
    ],
    [
      'publications.countDue',
      'IXSCAN workspaceId_1_dueAt_1__id_1',
      (stores) => stores.publications.countDue('w', now, new Date(now.getTime() + 1)),
    ],
    [
      'publications.waitingForConnection',
      'IXSCAN workspaceId_1_list_1_listAt_1__id_1',
      (stores) => stores.publications.waitingForConnection('w', connectedTargets, { id: 'p', at: now }, 10),
    ],
    [
      'publications.change',
      'IXSCAN _id_',
      (stores) =>
        stores.publications.change(onlyStatus({ status: 'draft' }), onlyStatus({ status: 'draft' }), []),
    ],
    [
      'publications.findByRemoteId',
      'IXSCAN platform_1_remoteId_1',
      (stores) => stores.publications.findByRemoteId('linkedin', 'r'),
    ],
    [
      'dispatchQueue.due',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.dispatchQueue.due({ platform: 'facebook', until: now, without: ['t'], most: 10 }),
    ],
    ['dispatchQueue.permitHolders', 'IXSCAN permits_1', (stores) => stores.dispatchQueue.permitHolders()],
    [
      'dispatchQueue.hasDue',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.dispatchQueue.hasDue(['facebook', 'linkedin'], new Date()),
    ],
    [
      'dispatchQueue.releaseStrayPermits',
      'IXSCAN permits_1',
      (stores) => stores.dispatchQueue.releaseStrayPermits(now),
    ],
    [
      'dispatchQueue.unknown',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.dispatchQueue.unknown(10),
    ],
    [
      'leases.take',
      'IXSCAN _id_',
      (stores) => {
        const taking = {
          before: onlyStatus({ status: 'scheduled' }),
          after: leasedPublication,
          permits: ['p'],
          events: [],
        };
        return stores.leases.take(taking, 'stamp');
      },
    ],
    ['leases.step', 'IXSCAN _id_', (stores) => stores.leases.step(leasedPublication, now)],
    ['leases.renew', 'IXSCAN _id_', (stores) => stores.leases.renew('p', 'l', now)],
    ['leases.addNote', 'IXSCAN _id_', (stores) => stores.leases.addNote('p', 'l', { key: 'k', value: 'v' })],
    [
      'leases.expired',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.leases.expired(now, 10),
    ],
    [
      'leases.expire',
      'IXSCAN _id_',
      (stores) => stores.leases.expire(leasedPublication, onlyStatus({ status: 'draft' }), [], now),
    ],
    [
      'leases.endAll',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.leases.endAll(now),
    ],
    [
      'backlog.overdue',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.backlog.overdue(now),
    ],
    [
      'backlog.queued',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.backlog.queued(now),
    ],
    [
      'backlog.publishing',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.backlog.publishing(),
    ],
    [
      'backlog.dueSince',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.backlog.dueSince(now),
    ],
    ['backlog.oldestEvent', 'IXSCAN outboxAt_1', (stores) => stores.backlog.oldestEvent()],
    ['choreLease.take', 'IXSCAN _id_', (stores) => stores.choreLease.take('w', now, now)],
    ['choreLease.giveUp', 'IXSCAN _id_', (stores) => stores.choreLease.giveUp('w')],
    ['cooldowns.put', 'IXSCAN _id_', (stores) => stores.cooldowns.put({ key: 'k', until: now, reason: 'r' })],
    ['cooldowns.current', 'IXSCAN until_1', (stores) => stores.cooldowns.current(now)],
    ['cooldowns.tidy', 'IXSCAN until_1', (stores) => stores.cooldowns.tidy(now)],
    ['mediaFolders.oldest', 'IXSCAN at_1', (stores) => stores.mediaFolders.oldest(10)],
    ['mediaFolders.drop', 'IXSCAN _id_', (stores) => stores.mediaFolders.drop(['p'])],
    [
      'mediaSizes.reserve',
      'IXSCAN workspaceId_1_bytes_1, IXSCAN _id_',
      // Too much, so that it is given back.
      (stores) => stores.mediaSizes.reserve({ folder: 'd', file: 'f', bytes: 9, workspaceId: 'w' }, 1),
    ],
    ['mediaSizes.foldersOf', 'IXSCAN workspaceId_1_bytes_1', (stores) => stores.mediaSizes.foldersOf('w')],
    ['mediaSizes.usedBy', 'IXSCAN workspaceId_1_bytes_1', (stores) => stores.mediaSizes.usedBy('w')],
    ['mediaSizes.release', 'IXSCAN folder_1', (stores) => stores.mediaSizes.release('d')],
    ['mediaItems.find', 'IXSCAN _id_', (stores) => stores.mediaItems.find('m', 'w')],
    ['mediaItems.findAll', 'IXSCAN _id_', (stores) => stores.mediaItems.findAll(['m', 'n'], 'w')],
    [
      'mediaItems.describe',
      'IXSCAN _id_',
      (stores) => stores.mediaItems.describe('m', 'w', { altText: 'a cake' }),
    ],
    [
      'mediaItems.all',
      'IXSCAN workspaceId_1_createdAt_-1__id_-1',
      (stores) => stores.mediaItems.all('w')[Symbol.asyncIterator]().next(),
    ],
    ['mediaItems.touch', 'IXSCAN _id_', (stores) => stores.mediaItems.touch(['m'], 'w', now)],
    [
      'mediaItems.page',
      'IXSCAN workspaceId_1_createdAt_-1__id_-1',
      (stores) => stores.mediaItems.page('w', { id: 'm', at: now }, 10),
    ],
    ['mediaItems.postpone', 'IXSCAN _id_', (stores) => stores.mediaItems.postpone(['m'], 'w', now)],
    ['mediaItems.hide', 'IXSCAN _id_', (stores) => stores.mediaItems.hide('m', 'w')],
    ['mediaItems.release', 'IXSCAN _id_', (stores) => stores.mediaItems.release(['m'], 'w')],
    [
      'mediaItems.markForDeletion',
      'IXSCAN _id_',
      (stores) => stores.mediaItems.markForDeletion({ item: item('m'), namedAt: now }),
    ],
    ['mediaItems.remove', 'IXSCAN _id_', (stores) => stores.mediaItems.remove('m')],
    ['drafts.find', 'IXSCAN _id_', (stores) => stores.drafts.find('d', 'w')],
    ['drafts.replace', 'IXSCAN _id_', (stores) => stores.drafts.replace(draft, 1)],
    [
      'drafts.page',
      'IXSCAN workspaceId_1_updatedAt_-1__id_-1',
      (stores) => stores.drafts.page('w', { id: 'd', at: now }, 10, { userId: 'u' }),
    ],
    [
      'drafts.countSeen',
      'IXSCAN workspaceId_1_updatedAt_-1__id_-1',
      (stores) => stores.drafts.countSeen('w', 'u'),
    ],
    ['drafts.count', 'IXSCAN workspaceId_1_updatedAt_-1__id_-1', (stores) => stores.drafts.count('w')],
    ['drafts.remove', 'IXSCAN _id_', (stores) => stores.drafts.remove('d', 'w')],
    [
      'retention.withOldFiles',
      'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
      (stores) => stores.retention.withOldFiles(now, 10),
    ],
    ['retention.gone', 'IXSCAN _id_', (stores) => stores.retention.gone('p')],
    ['relay', 'IXSCAN outboxAt_1', (stores) => drain(stores.publications.outbox)],
  ],
});
