import { createAccountStore } from '@carillon/billing/stores/accounts.ts';
import { createLedgerStore } from '@carillon/billing/stores/ledger.ts';
import { createPaymentStore } from '@carillon/billing/stores/payments.ts';
import { createPlanAccountStore } from '@carillon/billing/stores/plan-accounts.ts';
import { createUseStore } from '@carillon/billing/stores/uses.ts';
import { hold } from './hold.ts';

const account = {
  ...{ workspaceId: 'w', revision: 0, granted: 0, spent: 0, entries: 0 },
  ...{ planWords: null, reservations: [], unwritten: [] },
};

const use = { id: 'a', place: '0', until: null, kept: true };
const plan = {
  ...{ workspaceId: 'w', revision: 0, trialEndsAt: new Date(0) },
  ...{ subscription: null, checkout: null, bonusUsed: false, unwritten: [] },
};
const posts = { workspaceId: 'w', kind: 'posts' } as const;

hold({
  database: 'billing',
  open: (connection) => ({
    accounts: createAccountStore(connection),
    ledger: createLedgerStore(connection),
    plans: createPlanAccountStore(connection),
    uses: createUseStore(connection),
    payments: createPaymentStore(connection),
  }),
  expiry: ['plan_uses: until_1'],
  cases: [
    ['accounts.find', 'IXSCAN _id_', (stores) => stores.accounts.find('w')],
    ['accounts.change', 'IXSCAN _id_', (stores) => stores.accounts.change(account, account)],
    ['accounts.noteWritten', 'IXSCAN _id_', (stores) => stores.accounts.noteWritten('w', 1)],
    ['ledger.find', 'IXSCAN _id_', (stores) => stores.ledger.find('w', 'a')],
    ['ledger.page', 'IXSCAN workspaceId_1_number_-1', (stores) => stores.ledger.page('w', 5, 10)],
    ['plans.find', 'IXSCAN _id_', (stores) => stores.plans.find('w')],
    ['plans.change', 'IXSCAN _id_', (stores) => stores.plans.change(plan, plan)],
    ['uses.take', '', (stores) => stores.uses.take(posts, use)],
    ['uses.prolong', 'IXSCAN workspaceId_1_kind_1_id_1', (stores) => stores.uses.prolong(posts, 'a', use)],
    ['uses.release', 'IXSCAN workspaceId_1_kind_1_id_1', (stores) => stores.uses.release(posts, 'a', true)],
    ['uses.held', 'IXSCAN workspaceId_1_kind_1_id_1', (stores) => stores.uses.held(posts)],
    ['uses.sweep', 'IXSCAN workspaceId_1_kind_1_id_1', (stores) => stores.uses.sweep(posts, new Date())],
    ['uses.count', 'IXSCAN workspaceId_1_kind_1_id_1', (stores) => stores.uses.count(posts, new Date())],
    ['plans.noteWritten', 'IXSCAN _id_', (stores) => stores.plans.noteWritten('w', ['a'])],
    ['payments.known', 'IXSCAN _id_', (stores) => stores.payments.known('w', ['a'])],
    [
      'payments.page',
      'IXSCAN workspaceId_1_at_-1__id_-1',
      (stores) => stores.payments.page('w', { at: new Date(), id: 'a' }, 10),
    ],
  ],
});
