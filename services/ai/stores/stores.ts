import {
  createIdempotencyStore,
  type IdempotencyStore,
} from '@carillon/kit/idempotency/idempotency-store.ts';
import { createPersonalData, type PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { storeFormat } from '@carillon/kit/store/store-format.ts';
import { type BrandVoiceStore, createBrandVoiceStore } from './brand-voices.ts';
import { type BusinessPlanStore, createBusinessPlanStore } from './business-plans.ts';
import { type ConversationStore, createConversationStore } from './conversations.ts';
import { createExchangeStore, type ExchangeStore } from './exchanges.ts';
import { createModelUseStore, type ModelUseStore } from './model-uses.ts';
import { PERSONAL_DATA } from './personal-data.ts';

export interface Stores extends OpenDatabase {
  readonly idempotency: IdempotencyStore;
  readonly personalData: PersonalData;
  readonly modelUses: ModelUseStore;
  readonly plans: BusinessPlanStore;
  readonly voices: BrandVoiceStore;
  readonly conversations: ConversationStore;
  readonly exchanges: ExchangeStore;
}

/** Increased when the stored format changes. */
export const format = storeFormat(1);

export const openStores = (place: DatabasePlace): Promise<Stores> =>
  openDatabase(place, format, (connection) => ({
    personalData: createPersonalData(connection, PERSONAL_DATA),
    modelUses: createModelUseStore(connection),
    plans: createBusinessPlanStore(connection),
    voices: createBrandVoiceStore(connection),
    conversations: createConversationStore(connection),
    idempotency: createIdempotencyStore(connection),
    exchanges: createExchangeStore(connection),
  }));
