import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { asUnavailable } from '@carillon/kit/store/store-unavailable.ts';
import type { Connection, Model } from 'mongoose';
import { createCodeStore } from './codes.ts';
import { createContainerStore } from './containers.ts';
import { createFaultPlanStore } from './fault-plans.ts';
import { createMediaStore } from './media.ts';
import { createPostStore } from './posts.ts';
import { createProfileStore } from './profiles.ts';
import { createTokenStore } from './tokens.ts';

/** Everything that the sandbox keeps in its database. */
export const createStores = (connection: Connection) => ({
  profiles: createProfileStore(connection),
  codes: createCodeStore(connection),
  tokens: createTokenStore(connection),
  posts: createPostStore(connection),
  media: createMediaStore(connection),
  containers: createContainerStore(connection),
  faults: createFaultPlanStore(connection),
});

/** Raised when what is stored changes its form. */
const FORMAT = 1;

/** Opens the database; resolves when its indexes are there. */
export async function openStores(uri: string, database: string) {
  const connection = await connectStore(uri, database, { format: FORMAT });
  const stores = createStores(connection);
  try {
    await makeAllIndexes(stores);
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
  return { ...stores, ping: () => pingStore(connection), close: () => connection.close() };
}

export const makeAllIndexes = (stores: ReturnType<typeof createStores>): Promise<unknown> =>
  Promise.all(Object.values(stores).map(({ model }) => makeIndexes(model as unknown as Model<never>)));

export type Stores = Awaited<ReturnType<typeof openStores>>;
