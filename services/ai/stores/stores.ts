import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { asUnavailable } from '@carillon/kit/store/store-unavailable.ts';
import { createModelUseStore, type ModelUseStore } from './model-uses.ts';

export interface Stores {
  readonly modelUses: ModelUseStore;
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Raised when what is stored changes its form. */
const FORMAT = 1;

/** Opens the database; resolves when its indexes are there. */
export async function openStores(uri: string, database: string): Promise<Stores> {
  const connection = await connectStore(uri, database, { format: FORMAT });
  const modelUses = createModelUseStore(connection);
  try {
    await modelUses.ready();
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
  return { modelUses, ping: () => pingStore(connection), close: () => connection.close() };
}
