import type { ModelUseStore } from '../stores/model-uses.ts';

const DAY_MS = 24 * 3_600_000;

export interface ModelAllowance {
  readonly perDay: number;
  /** Whether the user may ask the model once more today; counts it. Days are UTC's. */
  take(userId: string): Promise<boolean>;
}

/** A model costs money: each user may ask it so many times a day, over restarts and several processes. */
export const createModelAllowance = (
  store: ModelUseStore,
  perDay: number,
  clock: () => Date,
): ModelAllowance => ({
  perDay,
  async take(userId) {
    const now = clock();
    const day = now.toISOString().slice(0, 10);
    return (await store.count(userId, day, new Date(Date.parse(day) + DAY_MS))) <= perDay;
  },
});
