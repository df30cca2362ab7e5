import type mongoose from 'mongoose';
import { connectStore, pingStore } from './connect.ts';
import { asUnavailable } from './store-unavailable.ts';

/** Where a service's database is. */
export interface DatabasePlace {
  readonly uri: string;
  readonly database: string;
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
 * @param format raised when what is stored changes its form
 * @throws StoreUnavailable, or StoreFormatError, in words for whoever set the URI
 */
export async function openDatabase<S extends object>(
  { uri, database }: DatabasePlace,
  format: number,
  createStores: (connection: mongoose.Connection) => S,
): Promise<S & OpenDatabase> {
  const connection = await connectStore(uri, database, { format });
  try {
    const stores = createStores(connection);
    await Promise.all(Object.values<Indexed>(stores as Record<string, Indexed>).map((one) => one.ready?.()));
    return { ...stores, ping: () => pingStore(connection), close: () => connection.close() };
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
}
