import { expect } from '@jest/globals';
import { type Case, now } from '../hold.ts';
import type { PostsStores } from './stores.ts';

/** Posts, and what concerns all workspaces. */
export const postCases: readonly Case<PostsStores>[] = [
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
  ['allWorkspaces.namedMedia', 'IXSCAN mediaIds_1', (stores) => stores.allWorkspaces.namedMedia(['m', 'n'])],
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
  ['posts.markExpanded', 'IXSCAN _id_', (stores) => stores.posts.markExpanded('p')],
];
