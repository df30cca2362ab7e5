import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import type { Connection, Model } from 'mongoose';
import { createCodeStore } from './codes.ts';
import { createContainerStore } from './containers.ts';
import { createFaultPlanStore } from './fault-plans.ts';
import { createMediaStore } from './media.ts';
import { createPostStore } from './posts.ts';
import { createProfileStore } from './profiles.ts';
import { createTokenStore } from './tokens.ts';

/** Everything that the sandbox keeps in its database. */
export const createStores = (connection: Connection) => {
  const stores = {
    profiles: createProfileStore(connection),
    codes: createCodeStore(connection),
    tokens: createTokenStore(connection),
    posts: createPostStore(connection),
    media: createMediaStore(connection),
    containers: createContainerStore(connection),
    faults: createFaultPlanStore(connection),
  };
  return {
    ...stores,
    /** Resolves when every index is there. */
    ready: Promise.all(Object.values(stores).map(({ model }) => makeIndexes(model as unknown as Model<never>))),
  };
};

export type Stores = ReturnType<typeof createStores>;
