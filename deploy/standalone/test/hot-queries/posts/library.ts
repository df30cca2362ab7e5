import { type Case, now } from '../hold.ts';
import type { PostsStores } from './stores.ts';

const item = (id: string) => ({ id }) as never;
const draft = { id: 'd', workspaceId: 'w', content: { media_ids: [] } } as never;

/** Media and drafts. */
export const libraryCases: readonly Case<PostsStores>[] = [
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
];
