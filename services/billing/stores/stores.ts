import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { type AccountStore, createAccountStore } from './accounts.ts';
import { createLedgerStore, type LedgerStore } from './ledger.ts';

export interface Stores extends OpenDatabase {
  readonly accounts: AccountStore;
  readonly ledger: LedgerStore;
}

/** Raised when what is stored changes its form. */
const FORMAT = 1;

export const openStores = (place: DatabasePlace): Promise<Stores> =>
  openDatabase(place, FORMAT, (connection) => ({
    accounts: createAccountStore(connection),
    ledger: createLedgerStore(connection),
  }));
