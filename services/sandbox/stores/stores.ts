import { type DatabasePlace, openDatabase } from '@carillon/kit/store/open-database.ts';
import { storeFormat } from '@carillon/kit/store/store-format.ts';
import type { Connection } from 'mongoose';
import { createBlueskyRecordStore } from './bluesky-records.ts';
import { createCodeStore } from './codes.ts';
import { createCommentMarkStore } from './comment-marks.ts';
import { createContainerStore } from './containers.ts';
import { createFaultPlanStore } from './fault-plans.ts';
import { createFavoriteStore } from './favorites.ts';
import { createFileStore } from './files.ts';
import { createGoogleCodeStore } from './google-codes.ts';
import { createIdempotencyKeyStore } from './idempotency-keys.ts';
import { createMediaStore } from './media.ts';
import { createPostStore } from './posts.ts';
import { createProfileStore } from './profiles.ts';
import { createReplyStore } from './replies.ts';
import { createTokenStore } from './tokens.ts';

/** Everything that the sandbox keeps in its database. */
export const createStores = (connection: Connection) => ({
  profiles: createProfileStore(connection),
  codes: createCodeStore(connection),
  googleCodes: createGoogleCodeStore(connection),
  tokens: createTokenStore(connection),
  posts: createPostStore(connection),
  replies: createReplyStore(connection),
  commentMarks: createCommentMarkStore(connection),
  favorites: createFavoriteStore(connection),
  idempotencyKeys: createIdempotencyKeyStore(connection),
  media: createMediaStore(connection),
  containers: createContainerStore(connection),
  faults: createFaultPlanStore(connection),
  blueskyRecords: createBlueskyRecordStore(connection),
});

/** Raised when what is stored changes its form. */
export const format = storeFormat(1);

/** Opens the database and the folder of files. */
export const openStores = async (place: DatabasePlace, filesFolder: string) => ({
  ...(await openDatabase(place, format, createStores)),
  files: createFileStore(filesFolder),
});

export type Stores = Awaited<ReturnType<typeof openStores>>;
