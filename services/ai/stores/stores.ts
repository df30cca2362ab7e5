import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { createModelUseStore, type ModelUseStore } from './model-uses.ts';

export interface Stores extends OpenDatabase {
  readonly modelUses: ModelUseStore;
}

/** Raised when what is stored changes its form. */
const FORMAT = 1;

export const openStores = (place: DatabasePlace): Promise<Stores> =>
  openDatabase(place, FORMAT, (connection) => ({ modelUses: createModelUseStore(connection) }));
