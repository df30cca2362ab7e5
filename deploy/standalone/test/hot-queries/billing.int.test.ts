import { createAccountStore } from '@carillon/billing/stores/accounts.ts';
import { createLedgerStore } from '@carillon/billing/stores/ledger.ts';
import { hold } from './hold.ts';

const account = {
  ...{ workspaceId: 'w', revision: 0, granted: 0, spent: 0, entries: 0 },
  ...{ planWords: null, reservations: [], unwritten: [] },
};

hold({
  database: 'billing',
  open: (connection) => ({
    accounts: createAccountStore(connection),
    ledger: createLedgerStore(connection),
  }),
  expiry: [],
  cases: [
    ['accounts.find', 'IXSCAN _id_', (stores) => stores.accounts.find('w')],
    ['accounts.change', 'IXSCAN _id_', (stores) => stores.accounts.change(account, account)],
    ['accounts.noteWritten', 'IXSCAN _id_', (stores) => stores.accounts.noteWritten('w', 1)],
    ['ledger.find', 'IXSCAN _id_', (stores) => stores.ledger.find('w', 'a')],
    ['ledger.page', 'IXSCAN workspaceId_1_number_-1', (stores) => stores.ledger.page('w', 5, 10)],
  ],
});
