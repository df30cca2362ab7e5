import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { createPostStore, type PostStore } from './posts.ts';
import { createPublicationStore, type PublicationStore } from './publications.ts';

export interface Stores {
  readonly posts: PostStore;
  readonly publications: PublicationStore;
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens the database; resolves when its indexes are there, since uniqueness rests on them. */
export async function openStores(uri: string, database: string): Promise<Stores> {
  const connection = await connectStore(uri, database);
  const posts = createPostStore(connection);
  const publications = createPublicationStore(connection);
  try {
    await Promise.all([posts.ready(), publications.ready()]);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return { posts, publications, ping: () => pingStore(connection), close: () => connection.close() };
}
