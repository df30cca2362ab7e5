import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { createModelUseStore, type ModelUseStore } from './model-uses.ts';

export interface Stores {
  readonly modelUses: ModelUseStore;
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens the database; resolves when its indexes are there. */
export async function openStores(uri: string, database: string): Promise<Stores> {
  const connection = await connectStore(uri, database);
  const modelUses = createModelUseStore(connection);
  try {
    await modelUses.ready();
  } catch (error) {
    await connection.close();
    throw error;
  }
  return { modelUses, ping: () => pingStore(connection), close: () => connection.close() };
}
