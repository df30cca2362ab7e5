import { clockOffset } from '@carillon/kit/store/clock-offset.ts';
import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { asUnavailable } from '@carillon/kit/store/store-unavailable.ts';
import { type BacklogStore, createBacklogStore } from './backlog.ts';
import { createDraftStore, type DraftStore } from './drafts.ts';
import { createHoldStore, type HoldStore } from './holds.ts';
import { createLineStore, type LineStore } from './line.ts';
import { createMediaFolderStore, type MediaFolderStore } from './media-folders.ts';
import { createMediaItemStore, type MediaItemStore } from './media-items.ts';
import { createMediaSizeStore, type MediaSizeStore } from './media-sizes.ts';
import { createPostStore, type PostStore } from './posts.ts';
import { createPublicationStore, type PublicationStore } from './publications.ts';
import { createRetentionStore, type RetentionStore } from './retention.ts';
import { createSlotStore, type SlotStore } from './slots.ts';
import type { Unreadable } from './to-publication.ts';

export interface Stores {
  readonly posts: PostStore;
  readonly publications: PublicationStore;
  readonly line: LineStore;
  readonly backlog: BacklogStore;
  readonly slots: SlotStore;
  readonly holds: HoldStore;
  readonly drafts: DraftStore;
  readonly mediaFolders: MediaFolderStore;
  readonly mediaItems: MediaItemStore;
  readonly mediaSizes: MediaSizeStore;
  readonly retention: RetentionStore;
  /** How far a clock is ahead of the store's, milliseconds. */
  clockOffset(clock: () => Date): Promise<number>;
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Raised when what is stored changes its form. */
const FORMAT = 1;

/**
 * Opens the database; resolves when its indexes are there, since uniqueness rests on them.
 * @param onUnreadable told of what waits in line and can't be read, each time that the line is read
 */
export async function openStores(
  uri: string,
  database: string,
  onUnreadable: (rows: readonly Unreadable[]) => void,
): Promise<Stores> {
  const connection = await connectStore(uri, database, { format: FORMAT });
  const posts = createPostStore(connection);
  const publications = createPublicationStore(connection);
  const line = createLineStore(connection, onUnreadable);
  const backlog = createBacklogStore(connection);
  const slots = createSlotStore(connection);
  const holds = createHoldStore(connection);
  const drafts = createDraftStore(connection);
  const mediaItems = createMediaItemStore(connection);
  const mediaFolders = createMediaFolderStore(connection);
  const mediaSizes = createMediaSizeStore(connection);
  const retention = createRetentionStore(connection);
  try {
    await Promise.all(
      [posts, drafts, publications, slots, holds, mediaFolders, mediaItems, mediaSizes].map((store) =>
        store.ready(),
      ),
    );
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
  return {
    ...{ posts, publications, line, backlog, slots, holds, mediaFolders, mediaSizes, retention },
    ...{ drafts, mediaItems },
    clockOffset: (clock) => clockOffset(connection, clock),
    ping: () => pingStore(connection),
    close: () => connection.close(),
  };
}
