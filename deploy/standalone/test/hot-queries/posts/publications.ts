import { expect } from '@jest/globals';
import { type Case, drain, now } from '../hold.ts';
import type { PostsStores } from './stores.ts';

const leasedPublication = {
  id: 'p',
  status: 'publishing',
  attempts: [],
  lease: { id: 'l', by: 'w', until: now },
} as never;
const onlyStatus = (rest: object) => ({ id: 'p', attempts: [], ...rest }) as never;
const account = { platform: 'facebook', targetId: 't' } as const;
const connectedTargets = { platform: 'facebook', targetIds: ['t'] } as const;

/** Publications, their queues, leases and cooldowns. */
export const publicationCases: readonly Case<PostsStores>[] = [
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
  [
    'retention.withOldFiles',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    (stores) => stores.retention.withOldFiles(now, 10),
  ],
  ['retention.gone', 'IXSCAN _id_', (stores) => stores.retention.gone('p')],
  ['relay', 'IXSCAN outboxAt_1', (stores) => drain(stores.publications.outbox)],
];
