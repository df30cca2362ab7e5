import { connectStore, pingStore } from '@carillon/kit/store/connect.ts';
import { asUnavailable } from '@carillon/kit/store/store-unavailable.ts';
import { type AccountStore, createAccountStore } from './accounts.ts';
import { createLedgerStore, type LedgerStore } from './ledger.ts';

export interface Stores {
  readonly accounts: AccountStore;
  readonly ledger: LedgerStore;
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Raised when what is stored changes its form. */
const FORMAT = 1;

/** Opens the database; resolves when its indexes are there. */
export async function openStores(uri: string, database: string): Promise<Stores> {
  const connection = await connectStore(uri, database, { format: FORMAT });
  const accounts = createAccountStore(connection);
  const ledger = createLedgerStore(connection);
  try {
    await Promise.all([accounts.ready(), ledger.ready()]);
  } catch (error) {
    await connection.close();
    throw asUnavailable(uri, error);
  }
  return { accounts, ledger, ping: () => pingStore(connection), close: () => connection.close() };
}
