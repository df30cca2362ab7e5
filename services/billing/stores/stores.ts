import { createPersonalData, type PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { storeFormat } from '@carillon/kit/store/store-format.ts';
import { type AccountStore, createAccountStore } from './accounts.ts';
import { createLedgerStore, type LedgerStore } from './ledger.ts';
import { createPaymentStore, type PaymentStore } from './payments.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { createPlanAccountStore, type PlanAccountStore } from './plan-accounts.ts';
import { createQuotaUseStore, type QuotaUseStore } from './quota-uses.ts';
import { toFormat4 } from './to-format-4.ts';

export interface Stores extends OpenDatabase {
  readonly personalData: PersonalData;
  readonly accounts: AccountStore;
  readonly ledger: LedgerStore;
  readonly plans: PlanAccountStore;
  readonly uses: QuotaUseStore;
  readonly payments: PaymentStore;
}

/** Raised when what is stored changes its form. */
export const format = storeFormat(4, [toFormat4]);

export const openStores = (place: DatabasePlace): Promise<Stores> =>
  openDatabase(place, format, (connection) => ({
    personalData: createPersonalData(connection, PERSONAL_DATA),
    accounts: createAccountStore(connection),
    ledger: createLedgerStore(connection),
    plans: createPlanAccountStore(connection),
    uses: createQuotaUseStore(connection),
    payments: createPaymentStore(connection),
  }));
