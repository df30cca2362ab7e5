import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedStore, startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { createConnectionStore } from '@carillon/identity/stores/connections.ts';
import { createLoginPlaceStore } from '@carillon/identity/stores/login-places.ts';
import { createLoginTriesStore } from '@carillon/identity/stores/login-tries.ts';
import { createOauthStateStore } from '@carillon/identity/stores/oauth-states.ts';
import { createSessionStore } from '@carillon/identity/stores/sessions.ts';
import { createUserStore } from '@carillon/identity/stores/users.ts';
import { createWorkspaceStore } from '@carillon/identity/stores/workspaces.ts';
import { createRelay } from '@carillon/kit/outbox/relay.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { createListStore } from '@carillon/notifications/stores/lists.ts';
import { createNotificationStore, notificationModel } from '@carillon/notifications/stores/notifications.ts';
import { createSettingsStore } from '@carillon/notifications/stores/settings.ts';
import { createBacklogStore } from '@carillon/posts/stores/backlog.ts';
import { createCooldownStore } from '@carillon/posts/stores/cooldowns.ts';
import { createDispatchQueueStore } from '@carillon/posts/stores/dispatch-queue.ts';
import { createDraftStore } from '@carillon/posts/stores/drafts.ts';
import { createLeaseStore } from '@carillon/posts/stores/leases.ts';
import { createMediaFolderStore } from '@carillon/posts/stores/media-folders.ts';
import { createMediaItemStore } from '@carillon/posts/stores/media-items.ts';
import { createMediaSizeStore } from '@carillon/posts/stores/media-sizes.ts';
import { createPostStore } from '@carillon/posts/stores/posts.ts';
import { createPublicationStore } from '@carillon/posts/stores/publications.ts';
import { createRetentionStore } from '@carillon/posts/stores/retention.ts';
import { createStores as createSandboxStores, makeAllIndexes } from '@carillon/sandbox/stores/stores.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Model } from 'mongoose';
import { type WatchedQueries, watchQueries } from './watched-queries.ts';

// The services' own stores, asked for each thing that they can be asked for while users wait: none may read a whole
// collection, and what comes in an order and with a limit must come in that order out of the index.
let folder: string;
let store: EmbeddedStore;
let stores: Awaited<ReturnType<typeof openStores>>;

const now = new Date(0);
const unused = { publish: async () => undefined } as never;
const noEvent = { id: 'e', occurredAt: now.toISOString() } as never;
const leased = {
  ...{ id: 'p', status: 'publishing', attempts: [] },
  lease: { id: 'l', by: 'w', until: now },
} as never;
const onlyStatus = (rest: object) => ({ id: 'p', attempts: [], ...rest }) as never;

async function openStores(uri: string) {
  const [identity, posts, notifications, sandbox] = await Promise.all(
    ['identity', 'posts', 'notifications', 'sandbox'].map((name) => watchQueries(uri, name)),
  );
  if (!identity || !posts || !notifications || !sandbox) throw new Error('unreachable');
  const told = notificationModel(notifications.connection);
  const publications = createPublicationStore(posts.connection);
  const [sessions, connections] = [
    createSessionStore(identity.connection),
    createConnectionStore(identity.connection),
  ];
  const relayOver = (...models: Model<never>[]) =>
    createRelay({ bus: unused, models, log: quietLog, intervalMs: 3_600_000 });
  return {
    watched: { identity, posts, notifications, sandbox },
    notifications: createNotificationStore(told),
    lists: createListStore(told),
    settings: createSettingsStore(notifications.connection),
    users: createUserStore(identity.connection),
    workspaces: createWorkspaceStore(identity.connection),
    sessions,
    loginTries: createLoginTriesStore(identity.connection),
    loginPlaces: createLoginPlaceStore(identity.connection),
    states: createOauthStateStore(identity.connection),
    connections,
    posts: createPostStore(posts.connection),
    publications,
    dispatchQueue: createDispatchQueueStore(posts.connection, () => undefined),
    leases: createLeaseStore(posts.connection, () => undefined),
    backlog: createBacklogStore(posts.connection),
    cooldowns: createCooldownStore(posts.connection),
    drafts: createDraftStore(posts.connection),
    mediaItems: createMediaItemStore(posts.connection),
    mediaFolders: createMediaFolderStore(posts.connection),
    mediaSizes: createMediaSizeStore(posts.connection),
    retention: createRetentionStore(posts.connection),
    relay: relayOver(publications.outbox),
    identityRelay: relayOver(sessions.outbox, connections.outbox),
    sandbox: createSandboxStores(sandbox.connection),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  store = await startEmbeddedStore({ folder });
  stores = await openStores(store.uri);
  const { users, sessions, states, connections, posts, publications, sandbox } = stores;
  const { drafts, cooldowns, mediaFolders, mediaItems, mediaSizes, loginTries, loginPlaces } = stores;
  const ours = [
    stores.notifications,
    stores.settings,
    loginTries,
    loginPlaces,
    users,
    sessions,
    states,
    connections,
    posts,
    publications,
    cooldowns,
    drafts,
    mediaFolders,
    mediaItems,
    mediaSizes,
  ];
  await Promise.all(ours.map((one) => one.ready()));
  await makeAllIndexes(sandbox);
});
afterAll(async () => {
  await Promise.all([stores.relay.close(), stores.identityRelay.close()]);
  await Promise.all(Object.values(stores.watched).map(({ connection }) => connection.close()));
  await store.close();
  await rm(folder, { recursive: true });
});

/** Nothing is looked for by these, or nobody waits for it. */
const NO_QUERIES = ['create', 'insert', 'add', 'clear', 'model', 'outbox', 'ready'];

/** What a process counts once. */
const SMALL = ['posts.total', 'media.totalBytes'];

/** By these the store removes what has run out. */
const EXPIRY = {
  identity: [
    'login_places: until_1',
    'login_tries: until_1',
    'oauth_states: expiresAt_1',
    'sessions: expiresAt_1',
  ],
  posts: [],
  notifications: ['notifications: at_1'],
  sandbox: ['codes: expiresAt_1', 'containers: createdAt_1', 'tokens: expiresAt_1'],
};

async function indexesOf(database: keyof typeof EXPIRY): Promise<string[]> {
  const { db } = stores.watched[database].connection;
  const collections = (await db?.listCollections().toArray()) ?? [];
  const names = await Promise.all(
    collections.map(async ({ name }) =>
      (await db?.collection(name).indexes())?.map((index) => `${name}: ${index.name}`),
    ),
  );
  return names
    .flatMap((one) => one ?? [])
    .filter((name) => !name.endsWith(': _id_'))
    .sort();
}

type Case = [name: string, plan: string, call: () => Promise<unknown>];
const hold = (
  database: keyof typeof stores.watched,
  storesOf: () => Record<string, object>,
  cases: Case[],
): void =>
  void describe(database, () => {
    test('every method of its stores is here', () => {
      const named = new Set(cases.map(([name]) => name.split(/[ ,]/)[0]));
      const methods = Object.entries(storesOf()).flatMap(([name, one]) =>
        Object.keys(one)
          .filter((method) => !NO_QUERIES.includes(method))
          .map((method) => `${name}.${method}`),
      );
      expect(methods.filter((method) => !named.has(method))).toEqual([]);
    });
    test('what has an order gets it from an index, and only what is kept small is read whole', () => {
      expect(cases.filter(([, plan]) => plan.includes('SORT'))).toEqual([]);
      const whole = cases.flatMap(([name, plan]) => (plan.includes('COLLSCAN') ? name : []));
      expect(whole.filter((name) => !SMALL.includes(name))).toEqual([]);
    });
    test('publications have no more than six indexes beside the one of their ids', async () => {
      const ours = (await indexesOf(database)).filter((name) => name.startsWith('publications: '));
      expect(ours.length).toBeLessThanOrEqual(6);
    });
    test('each index serves one of these', async () => {
      const served = new Set(
        cases.flatMap(([, plan]) => plan.split(', ').map((one) => one.replace('IXSCAN ', ''))),
      );
      const idle = (await indexesOf(database)).filter((name) => !served.has(name.split(': ')[1] ?? ''));
      expect(idle).toEqual(EXPIRY[database]);
    });
    test.each(cases)('%s: %s', async (_, plan, call) => {
      const watched: WatchedQueries = stores.watched[database];
      // A guarded write that finds nothing reads what is there now.
      expect([...new Set(await watched.plansOf(call))].join(', ')).toBe(plan);
    });
  });

const identityStores = () => {
  const { users, workspaces, sessions, loginTries, loginPlaces, states, connections } = stores;
  return { users, workspaces, sessions, loginTries, loginPlaces, states, connections };
};
const postsStores = () => {
  const { posts, drafts, publications, dispatchQueue, leases, backlog, cooldowns, retention } = stores;
  const { mediaFolders, mediaItems, mediaSizes } = stores;
  const media = { mediaFolders, mediaItems, mediaSizes };
  return { posts, drafts, publications, dispatchQueue, leases, backlog, cooldowns, retention, ...media };
};
const sandboxStores = () => stores.sandbox;
const link = { workspaceId: 'u', platform: 'facebook', targets: [] } as never;

const item = (id: string) => ({ id }) as never;
const draft = { id: 'd', workspaceId: 'w', content: { media_ids: [] } } as never;

const session = {
  ...{ id: 's', userId: 'u', workspaceId: 'w', remember: false },
  ...{ startedAt: now, expiresAt: now, slidAt: now },
};

hold('identity', identityStores, [
  ['relay', 'IXSCAN outboxAt_1', () => stores.identityRelay.drain()],
  ['connections.link', 'IXSCAN _id_', () => stores.connections.link(link, noEvent)],
  ['connections.renew', 'IXSCAN _id_', () => stores.connections.renew(link, link)],
  ['connections.listConnected', 'IXSCAN _id_', () => stores.connections.listConnected(null, 10)],
  [
    'connections.reseal',
    'IXSCAN _id_',
    () => stores.connections.reseal(link, { grant: null, targets: [] } as never),
  ],
  ['users.find', 'IXSCAN _id_', () => stores.users.find('u')],
  ['users.changeTimezone', 'IXSCAN _id_', () => stores.users.changeTimezone('u', 'UTC')],
  ['users.findForLogin', 'IXSCAN emailKey_1', () => stores.users.findForLogin('a@b')],
  ['workspaces.find', 'IXSCAN _id_', () => stores.workspaces.find('w')],
  ['workspaces.membership', 'IXSCAN _id_', () => stores.workspaces.membership('w', 'u')],
  [
    'workspaces.ensurePersonal',
    'IXSCAN personalOf_1',
    () => stores.workspaces.ensurePersonal({ id: 'u', name: 'Ada' }, now),
  ],
  ['sessions.findByHash', 'IXSCAN hash_1', () => stores.sessions.findByHash('h')],
  ['sessions.find', 'IXSCAN _id_', () => stores.sessions.find('s')],
  ['sessions.enter', 'IXSCAN _id_', () => stores.sessions.enter('s', 'w')],
  ['sessions.slide', 'IXSCAN _id_', () => stores.sessions.slide(session)],
  ['sessions.revoke', 'IXSCAN _id_', () => stores.sessions.revoke('s', now, noEvent)],
  ['loginTries.count', 'IXSCAN _id_', () => stores.loginTries.count('h', now, now)],
  ['loginTries.giveBack', 'IXSCAN _id_', () => stores.loginTries.giveBack('h')],
  ['loginPlaces.knows', 'IXSCAN _id_', () => stores.loginPlaces.knows('h', now)],
  ['loginPlaces.remember', 'IXSCAN _id_', () => stores.loginPlaces.remember(['h'], now)],
  ['states.consume', 'IXSCAN _id_', () => stores.states.consume('h')],
  ['connections.find', 'IXSCAN _id_', () => stores.connections.find('u', 'facebook')],
  [
    'connections.lose',
    'IXSCAN _id_',
    () => stores.connections.lose('u', 'facebook', { reason: 'x' }, noEvent),
  ],
  ['connections.unlink', 'IXSCAN _id_', () => stores.connections.unlink('u', 'facebook', noEvent)],
  [
    'connections.claimRenewal',
    'IXSCAN _id_',
    () =>
      stores.connections.claimRenewal(
        { workspaceId: 'u', platform: 'facebook', revision: 1 } as never,
        now,
        now,
      ),
  ],
]);

const notificationStores = () => {
  const { notifications, lists, settings } = stores;
  return { notifications, lists, settings };
};
const reader = { workspaceId: 'w', userId: 'u', hidden: [] };
const notification = { workspaceId: 'w', subject: 'publication/p', kind: 'failed', order: 1 } as never;
const RECENT = 'IXSCAN workspaceId_1_shown_1_at_-1__id_-1';

hold('notifications', notificationStores, [
  ['notifications.find', 'IXSCAN _id_', () => stores.notifications.find('w', 'publication/p')],
  ['notifications.write', 'IXSCAN _id_', () => stores.notifications.write(notification, notification, true)],
  ['notifications.isLost', 'IXSCAN _id_', () => stores.notifications.isLost('w', 'facebook')],
  ['notifications.hideWaiting', RECENT, () => stores.notifications.hideWaiting('w', 'facebook')],
  ['notifications.trim', RECENT, () => stores.notifications.trim('w')],
  ['lists.needing', RECENT, () => stores.lists.needing(reader)],
  ['lists.others', RECENT, () => stores.lists.others(reader, { at: now, subject: 'p' }, 10)],
  ['lists.unread', RECENT, () => stores.lists.unread(reader, 5)],
  ['lists.countUnread', RECENT, () => stores.lists.countUnread(reader)],
  ['lists.countNeeding', RECENT, () => stores.lists.countNeeding(reader)],
  ['lists.markRead', 'IXSCAN _id_', () => stores.lists.markRead(reader, [{ subject: 'p', told: 1 }])],
  ['lists.dismiss', RECENT, () => stores.lists.dismiss(reader, now)],
  ['settings.hidden', 'IXSCAN _id_', () => stores.settings.hidden('w', 'u')],
  ['settings.hide', 'IXSCAN _id_', () => stores.settings.hide('w', 'u', [])],
]);

hold('posts', postsStores, [
  ['posts.find', 'IXSCAN _id_', () => stores.posts.find('p', 'u')],
  ['posts.make', 'IXSCAN _id_', () => stores.posts.make({ id: 'p', publications: [] } as never, 1)],
  ['posts.namedMedia', 'IXSCAN mediaIds_1', () => stores.posts.namedMedia(['m', 'n'])],
  ['posts.dropMedia', 'IXSCAN _id_', () => stores.posts.dropMedia('p')],
  ['posts.descriptions', 'IXSCAN _id_', () => stores.posts.descriptions(['a', 'b'])],
  ['posts.unexpanded', 'IXSCAN createdAt_1', () => stores.posts.unexpanded(now, 10)],
  ['posts.markExpanded', 'IXSCAN _id_', () => stores.posts.markExpanded('p')],
  ['publications.find', 'IXSCAN _id_', () => stores.publications.find('p')],
  ['publications.ofPost', 'IXSCAN _id_', () => stores.publications.ofPost('p')],
  [
    'publications.endedOf',
    'IXSCAN workspaceId_1_removedAt_1_createdAt_-1__id_-1',
    () => stores.publications.endedOf('u', { id: 'p', createdAt: now }, 10),
  ],
  [
    'publications.openOf',
    'IXSCAN workspaceId_1_endedAt_1_dueAt_1',
    () => stores.publications.openOf('u', 10),
  ],
  [
    'publications.dueBetween',
    'IXSCAN workspaceId_1_endedAt_1_dueAt_1',
    () => stores.publications.dueBetween('u', now, now),
  ],
  [
    'publications.waitingForConnection',
    'IXSCAN workspaceId_1_endedAt_1_dueAt_1',
    () => stores.publications.waitingForConnection('u', 'facebook'),
  ],
  [
    'publications.change',
    'IXSCAN _id_',
    () => stores.publications.change(onlyStatus({ status: 'draft' }), onlyStatus({ status: 'draft' }), []),
  ],
  [
    'publications.holderOf',
    'IXSCAN platform_1_remoteId_1',
    () => stores.publications.holderOf('linkedin', 'r'),
  ],
  [
    'publications.countsOf',
    'IXSCAN workspaceId_1_removedAt_1_createdAt_-1__id_-1',
    () => stores.publications.countsOf('u', now),
  ],
  [
    'dispatchQueue.due',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    () => stores.dispatchQueue.due({ platform: 'facebook', until: now, without: ['t'], most: 10 }),
  ],
  ['dispatchQueue.permitHolders', 'IXSCAN permits_1', () => stores.dispatchQueue.permitHolders()],
  [
    'dispatchQueue.releaseStrayPermits',
    'IXSCAN permits_1',
    () => stores.dispatchQueue.releaseStrayPermits(now),
  ],
  [
    'dispatchQueue.unknown',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    () => stores.dispatchQueue.unknown(10),
  ],
  [
    'leases.take',
    'IXSCAN _id_',
    () => {
      const taking = {
        before: onlyStatus({ status: 'scheduled' }),
        after: leased,
        permits: ['p'],
        events: [],
      };
      return stores.leases.take(taking, 'stamp');
    },
  ],
  ['leases.step', 'IXSCAN _id_', () => stores.leases.step(leased, now)],
  ['leases.renew', 'IXSCAN _id_', () => stores.leases.renew('p', 'l', now)],
  ['leases.addNote', 'IXSCAN _id_', () => stores.leases.addNote('p', 'l', { key: 'k', value: 'v' })],
  [
    'leases.expired',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    () => stores.leases.expired(now, 10),
  ],
  [
    'leases.expire',
    'IXSCAN _id_',
    () => stores.leases.expire(leased, onlyStatus({ status: 'draft' }), [], now),
  ],
  [
    'leases.endAll',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    () => stores.leases.endAll(now),
  ],
  [
    'backlog.overdue',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    () => stores.backlog.overdue(now),
  ],
  [
    'backlog.queued',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    () => stores.backlog.queued(now),
  ],
  [
    'backlog.publishing',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    () => stores.backlog.publishing(),
  ],
  ['backlog.oldestEvent', 'IXSCAN outboxAt_1', () => stores.backlog.oldestEvent()],
  ['cooldowns.put', 'IXSCAN _id_', () => stores.cooldowns.put({ key: 'k', until: now, reason: 'r' })],
  ['cooldowns.current', 'IXSCAN until_1', () => stores.cooldowns.current(now)],
  ['cooldowns.tidy', 'IXSCAN until_1', () => stores.cooldowns.tidy(now)],
  ['mediaFolders.oldest', 'IXSCAN at_1', () => stores.mediaFolders.oldest(10)],
  ['mediaFolders.drop', 'IXSCAN _id_', () => stores.mediaFolders.drop(['p'])],
  [
    'mediaSizes.reserve',
    'IXSCAN workspaceId_1_bytes_1, IXSCAN _id_',
    // Too much, so that it is given back.
    () => stores.mediaSizes.reserve({ folder: 'd', file: 'f', bytes: 9, workspaceId: 'w' }, 1),
  ],
  ['mediaSizes.usedBy', 'IXSCAN workspaceId_1_bytes_1', () => stores.mediaSizes.usedBy('w')],
  ['mediaSizes.release', 'IXSCAN folder_1', () => stores.mediaSizes.release('d')],
  ['mediaItems.find', 'IXSCAN _id_', () => stores.mediaItems.find('m', 'w')],
  ['mediaItems.findAll', 'IXSCAN _id_', () => stores.mediaItems.findAll(['m', 'n'], 'w')],
  ['mediaItems.touch', 'IXSCAN _id_', () => stores.mediaItems.touch(['m'], 'w', now)],
  ['mediaItems.release', 'IXSCAN _id_', () => stores.mediaItems.release(['m'], 'w')],
  ['mediaItems.forgotten', 'IXSCAN namedAt_1', () => stores.mediaItems.forgotten(now, 10)],
  ['mediaItems.leave', 'IXSCAN _id_', () => stores.mediaItems.leave({ item: item('m'), namedAt: now })],
  ['mediaItems.remove', 'IXSCAN _id_', () => stores.mediaItems.remove('m')],
  ['mediaItems.foldersOf', 'IXSCAN _id_', () => stores.mediaItems.foldersOf(['m'])],
  ['drafts.find', 'IXSCAN _id_', () => stores.drafts.find('d', 'w')],
  ['drafts.replace', 'IXSCAN _id_', () => stores.drafts.replace(draft, 1)],
  [
    'drafts.page',
    'IXSCAN workspaceId_1_updatedAt_-1__id_-1',
    () => stores.drafts.page('w', { id: 'd', updatedAt: now }, 10),
  ],
  ['drafts.count', 'IXSCAN workspaceId_1_updatedAt_-1__id_-1', () => stores.drafts.count('w')],
  ['drafts.remove', 'IXSCAN _id_', () => stores.drafts.remove('d', 'w')],
  [
    'retention.withOldFiles',
    'IXSCAN platform_1_status_1_wakeAt_1_createdAt_1_targetId_1',
    () => stores.retention.withOldFiles(now, 10),
  ],
  ['retention.gone', 'IXSCAN _id_', () => stores.retention.gone('p')],
  ['relay', 'IXSCAN outboxAt_1', () => stores.relay.drain()],
]);

hold('sandbox', sandboxStores, [
  ['media.get', 'IXSCAN _id_', () => stores.sandbox.media.get('m')],
  ['media.arrived', 'IXSCAN _id_', () => stores.sandbox.media.arrived('m', {} as never)],
  ['media.addPart', 'IXSCAN _id_', () => stores.sandbox.media.addPart('m', 1, 'e')],
  ['media.parts', 'IXSCAN _id_', () => stores.sandbox.media.parts('m')],
  ['media.totalBytes', 'COLLSCAN', () => stores.sandbox.media.totalBytes()],
  ['media.oldest', 'IXSCAN readyAt_1', () => stores.sandbox.media.oldest(1)],
  ['media.remove', 'IXSCAN _id_', () => stores.sandbox.media.remove('m')],
  ['containers.get', 'IXSCAN _id_', () => stores.sandbox.containers.get('c')],
  ['profiles.get', 'IXSCAN _id_', () => stores.sandbox.profiles.get('p')],
  ['profiles.keep', 'IXSCAN _id_', () => stores.sandbox.profiles.keep([{ id: 'p' } as never])],
  ['tokens.keep', 'IXSCAN _id_', () => stores.sandbox.tokens.keep({ hash: 'h' } as never)],
  ['posts.get', 'IXSCAN _id_', () => stores.sandbox.posts.get('p', 'facebook')],
  ['codes.take', 'IXSCAN _id_', () => stores.sandbox.codes.take('h')],
  ['tokens.get', 'IXSCAN _id_', () => stores.sandbox.tokens.get('h')],
  [
    'tokens.revoke',
    'IXSCAN network_1_ownerId_1',
    () => stores.sandbox.tokens.revoke({ network: 'facebook', ownerId: 'o' }),
  ],
  ['containers.claim', 'IXSCAN _id_', () => stores.sandbox.containers.claim('c', 'p')],
  ['faults.take', 'IXSCAN network_1_left_1', () => stores.sandbox.faults.take('facebook', 'publish')],
  ['profiles.pagesOf', 'IXSCAN ownerId_1_kind_1_name_1', () => stores.sandbox.profiles.pagesOf('o')],
  [
    'posts.list of one author',
    'IXSCAN authorId_1_createdAt_-1',
    () => stores.sandbox.posts.list({ authorId: 'a', since: now, limit: 10 }),
  ],
  [
    'posts.list of all',
    'IXSCAN createdAt_-1',
    () => stores.sandbox.posts.list({ before: new Date(), limit: 10 }),
  ],
  ['posts.list, the first page', 'IXSCAN createdAt_-1', () => stores.sandbox.posts.list({ limit: 10 })],
  ['posts.total', 'COLLSCAN', () => stores.sandbox.posts.total()],
  ['posts.removeOldest', 'IXSCAN createdAt_-1, IXSCAN _id_', () => stores.sandbox.posts.removeOldest(1)],
  ['posts.count', 'IXSCAN authorId_1_createdAt_-1', () => stores.sandbox.posts.count('a', now)],
]);
