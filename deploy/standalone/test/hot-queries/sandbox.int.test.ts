import { createStores } from '@carillon/sandbox/stores/stores.ts';
import { hold, now } from './hold.ts';

hold({
  database: 'sandbox',
  open: (connection) => createStores(connection),
  expiry: ['codes: expiresAt_1', 'containers: createdAt_1', 'replies: createdAt_1', 'tokens: expiresAt_1'],
  small: ['posts.total', 'media.totalBytes'],
  cases: [
    ['media.get', 'IXSCAN _id_', (stores) => stores.media.get('m')],
    ['media.arrived', 'IXSCAN _id_', (stores) => stores.media.arrived('m', {} as never)],
    ['media.addPart', 'IXSCAN _id_', (stores) => stores.media.addPart('m', 1, 'e')],
    ['media.parts', 'IXSCAN _id_', (stores) => stores.media.parts('m')],
    ['media.totalBytes', 'COLLSCAN', (stores) => stores.media.totalBytes()],
    ['media.oldest', 'IXSCAN readyAt_1', (stores) => stores.media.oldest(1)],
    ['media.remove', 'IXSCAN _id_', (stores) => stores.media.remove('m')],
    ['containers.get', 'IXSCAN _id_', (stores) => stores.containers.get('c')],
    ['profiles.get', 'IXSCAN _id_', (stores) => stores.profiles.get('p')],
    ['profiles.keep', 'IXSCAN _id_', (stores) => stores.profiles.keep([{ id: 'p' } as never])],
    ['tokens.keep', 'IXSCAN _id_', (stores) => stores.tokens.keep({ hash: 'h' } as never)],
    ['posts.get', 'IXSCAN _id_', (stores) => stores.posts.get('p', 'facebook')],
    ['codes.take', 'IXSCAN _id_', (stores) => stores.codes.take('h')],
    ['tokens.get', 'IXSCAN _id_', (stores) => stores.tokens.get('h')],
    [
      'tokens.revoke',
      'IXSCAN network_1_ownerId_1',
      (stores) => stores.tokens.revoke({ network: 'facebook', ownerId: 'o' }),
    ],
    ['containers.claim', 'IXSCAN _id_', (stores) => stores.containers.claim('c', 'p')],
    ['faults.take', 'IXSCAN network_1_left_1', (stores) => stores.faults.take('facebook', 'publish')],
    ['profiles.pagesOf', 'IXSCAN ownerId_1_kind_1_name_1', (stores) => stores.profiles.pagesOf('o')],
    [
      'posts.list of one author',
      'IXSCAN authorId_1_createdAt_-1',
      (stores) => stores.posts.list({ authorId: 'a', since: now, limit: 10 }),
    ],
    [
      'posts.list of all',
      'IXSCAN createdAt_-1',
      (stores) => stores.posts.list({ before: new Date(), limit: 10 }),
    ],
    ['posts.list, the first page', 'IXSCAN createdAt_-1', (stores) => stores.posts.list({ limit: 10 })],
    ['replies.under', 'IXSCAN postId_1_createdAt_1', (stores) => stores.replies.under('p', 10)],
    ['posts.total', 'COLLSCAN', (stores) => stores.posts.total()],
    ['posts.removeOldest', 'IXSCAN createdAt_-1, IXSCAN _id_', (stores) => stores.posts.removeOldest(1)],
    ['posts.count', 'IXSCAN authorId_1_createdAt_-1', (stores) => stores.posts.count('a', now)],
  ],
});
