import { createAccountStore } from '@carillon/billing/stores/accounts.ts';
import { createLedgerStore } from '@carillon/billing/stores/ledger.ts';
import { createPaymentStore } from '@carillon/billing/stores/payments.ts';
import { createPlanAccountStore } from '@carillon/billing/stores/plan-accounts.ts';
import { createQuotaUseStore } from '@carillon/billing/stores/quota-uses.ts';
import { hold } from './hold.ts';

const account = {
  workspaceId: 'w',
  revision: 0,
  granted: 0,
  spent: 0,
  entries: 0,
  planWords: null,
  reservations: [],
  unwritten: [],
};

const use = { id: 'a', unit: '0', until: null, committed: true };
const plan = {
  workspaceId: 'w',
  revision: 0,
  trialEndsAt: new Date(0),
  subscription: null,
  checkout: null,
  bonusUsed: false,
  unwritten: [],
};
const posts = { workspaceId: 'w', quota: 'posts' } as const;

hold({
  database: 'billing',
  open: (connection) => ({
    accounts: createAccountStore(connection),
    ledger: createLedgerStore(connection),
    plans: createPlanAccountStore(connection),
    uses: createQuotaUseStore(connection),
    payments: createPaymentStore(connection),
  }),
  expiry: ['quota_uses: until_1'],
  cases: [
    ['accounts.find', 'IXSCAN _id_', (stores) => stores.accounts.find('w')],
    ['accounts.change', 'IXSCAN _id_', (stores) => stores.accounts.change(account, account)],
    ['accounts.noteWritten', 'IXSCAN _id_', (stores) => stores.accounts.noteWritten('w', 1)],
    ['ledger.find', 'IXSCAN _id_', (stores) => stores.ledger.find('w', 'a')],
    ['ledger.page', 'IXSCAN workspaceId_1_number_-1', (stores) => stores.ledger.page('w', 5, 10)],
    ['plans.find', 'IXSCAN _id_', (stores) => stores.plans.find('w')],
    ['plans.change', 'IXSCAN _id_', (stores) => stores.plans.change(plan, plan)],
    ['uses.take', '', (stores) => stores.uses.take(posts, use)],
    ['uses.renew', 'IXSCAN workspaceId_1_quota_1_id_1', (stores) => stores.uses.renew(posts, 'a', use)],
    ['uses.release', 'IXSCAN workspaceId_1_quota_1_id_1', (stores) => stores.uses.release(posts, 'a', true)],
    ['uses.list', 'IXSCAN workspaceId_1_quota_1_id_1', (stores) => stores.uses.list(posts)],
    [
      'uses.removeExpired',
      'IXSCAN workspaceId_1_quota_1_id_1',
      (stores) => stores.uses.removeExpired(posts, new Date()),
    ],
    ['uses.count', 'IXSCAN workspaceId_1_quota_1_id_1', (stores) => stores.uses.count(posts, new Date())],
    ['plans.noteWritten', 'IXSCAN _id_', (stores) => stores.plans.noteWritten('w', ['a'])],
    ['payments.known', 'IXSCAN _id_', (stores) => stores.payments.known('w', ['a'])],
    [
      'payments.keepWithoutName',
      'IXSCAN workspaceId_1_at_-1__id_-1',
      (stores) => stores.payments.keepWithoutName('w'),
    ],
    [
      'payments.page',
      'IXSCAN workspaceId_1_at_-1__id_-1',
      (stores) => stores.payments.page('w', { at: new Date(), id: 'a' }, 10),
    ],
  ],
});
