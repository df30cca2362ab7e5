import type mongoose from 'mongoose';
import { connectStore, pingStore } from './connect.ts';
import { type StoreFormat, StoreFormatError } from './store-format.ts';
import { asUnavailable } from './store-unavailable.ts';

/** Where a service's database is. */
export interface DatabasePlace {
  readonly uri: string;
  readonly database: string;
  /** Resolves when it is time to look again whether it has been migrated; without it, what is older is refused. */
  untilMigrated?(error: StoreFormatError): Promise<void>;
}

/** What every service's stores have besides its own. */
export interface OpenDatabase {
  /** Rejects while the database does not answer; for readiness. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

interface Indexed {
  /** Resolves when its indexes are there. */
  ready?(): Promise<unknown>;
}

/**
 * Opens a service's database; resolves when the indexes of all its stores are there, since uniqueness rests on them.
 * @throws StoreUnavailable, or StoreFormatError, in words for whoever set the URI
 */
export async function openDatabase<S extends object>(
  place: DatabasePlace,
  format: StoreFormat,
  createStores: (connection: mongoose.Connection) => S,
): Promise<S & OpenDatabase> {
  const { uri } = place;
  const connection = await connectMigrated(place, format);
  try {
    const stores = createStores(connection);
    await Promise.all(Object.values<Indexed>(stores as Record<string, Indexed>).map((one) => one.ready?.()));
    return { ...stores, ping: () => pingStore(connection), close: () => connection.close() };
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
}

/** Waits for whoever migrates an older database. */
async function connectMigrated(
  { uri, database, untilMigrated }: DatabasePlace,
  format: StoreFormat,
): Promise<mongoose.Connection> {
  for (;;)
    try {
      return await connectStore(uri, database, { format });
    } catch (error) {
      if (!(untilMigrated && error instanceof StoreFormatError && error.isMigratable)) throw error;
      await untilMigrated(error);
    }
}
