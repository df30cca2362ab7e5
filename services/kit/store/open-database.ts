import type mongoose from 'mongoose';
import { connectStore, databaseOf, pingStore } from './connect.ts';
import { type StoreFormat, StoreFormatError } from './store-format.ts';
import { asUnavailable } from './store-unavailable.ts';
import { type WhenOutdated, watchFormat } from './watch-format.ts';

/** Where a service's database is. */
export interface DatabasePlace {
  readonly uri: string;
  readonly database: string;
  /** Resolves when it is time to look again whether it has been migrated; without it, what is older is refused. */
  untilMigrated?(error: StoreFormatError): Promise<void>;
  /** For a process that a newer version may migrate the database under. */
  readonly whenOutdated?: WhenOutdated;
}

/** An open database, with the stores that every service has. */
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
 * @throws StoreUnavailable, or StoreFormatError, in words for the operator who set the URI
 */
export async function openDatabase<S extends object>(
  place: DatabasePlace,
  format: StoreFormat,
  createStores: (connection: mongoose.Connection) => S,
): Promise<S & OpenDatabase> {
  const { uri, whenOutdated } = place;
  const connection = await connectMigrated(place, format);
  try {
    const stores = createStores(connection);
    await Promise.all(Object.values<Indexed>(stores as Record<string, Indexed>).map((one) => one.ready?.()));
    const unwatch = whenOutdated && watchFormat(databaseOf(connection), format, whenOutdated);
    return {
      ...stores,
      ping: () => pingStore(connection),
      async close() {
        unwatch?.();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
}

/** Connects, once another process has migrated an older database. */
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
