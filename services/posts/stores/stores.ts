import { clockOffset } from '@carillon/kit/store/clock-offset.ts';
import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { asUnavailable } from '@carillon/kit/store/store-unavailable.ts';
import { type BacklogStore, createBacklogStore } from './backlog.ts';
import { type CooldownStore, createCooldownStore } from './cooldowns.ts';
import { createDispatchQueueStore, type DispatchQueueStore } from './dispatch-queue.ts';
import { createDraftStore, type DraftStore } from './drafts.ts';
import { createLeaseStore, type LeaseStore } from './leases.ts';
import { createMediaFolderStore, type MediaFolderStore } from './media-folders.ts';
import { createMediaItemStore, type MediaItemStore } from './media-items.ts';
import { createMediaSizeStore, type MediaSizeStore } from './media-sizes.ts';
import { createPostStore, type PostStore } from './posts.ts';
import { createPublicationStore, type PublicationStore } from './publications.ts';
import { createRetentionStore, type RetentionStore } from './retention.ts';
import type { Unreadable } from './to-publication.ts';

export interface Stores {
  readonly posts: PostStore;
  readonly publications: PublicationStore;
  readonly dispatchQueue: DispatchQueueStore;
  readonly leases: LeaseStore;
  readonly backlog: BacklogStore;
  readonly cooldowns: CooldownStore;
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
 * @param onUnreadable told of what is to be taken up and can't be read, each time that it is met
 */
export async function openStores(
  uri: string,
  database: string,
  onUnreadable: (rows: readonly Unreadable[]) => void,
): Promise<Stores> {
  const connection = await connectStore(uri, database, { format: FORMAT });
  const posts = createPostStore(connection);
  const publications = createPublicationStore(connection);
  const dispatchQueue = createDispatchQueueStore(connection, onUnreadable);
  const leases = createLeaseStore(connection, onUnreadable);
  const backlog = createBacklogStore(connection);
  const cooldowns = createCooldownStore(connection);
  const drafts = createDraftStore(connection);
  const mediaItems = createMediaItemStore(connection);
  const mediaFolders = createMediaFolderStore(connection);
  const mediaSizes = createMediaSizeStore(connection);
  const retention = createRetentionStore(connection);
  try {
    await Promise.all(
      [posts, drafts, publications, cooldowns, mediaFolders, mediaItems, mediaSizes].map((store) =>
        store.ready(),
      ),
    );
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
  return {
    ...{ posts, publications, dispatchQueue, leases, backlog, cooldowns, mediaFolders, mediaSizes },
    ...{ retention, drafts, mediaItems },
    clockOffset: (clock) => clockOffset(connection, clock),
    ping: () => pingStore(connection),
    close: () => connection.close(),
  };
}
