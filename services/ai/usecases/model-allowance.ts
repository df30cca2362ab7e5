import type { ModelUseStore } from '../stores/model-uses.ts';

const DAY_MS = 24 * 3_600_000;

export interface ModelAllowance {
  /** Counts one more use of the user's today, or is null when all are used. Days are UTC's. */
  take(userId: string): Promise<ModelUse | null>;
}

export interface ModelUse {
  /** For when nothing came of it. */
  giveBack(): Promise<void>;
}

/** A model costs money: it writes for each user so many times a day, over restarts and several processes. */
export const createModelAllowance = (
  store: ModelUseStore,
  perDay: number,
  clock: () => Date,
): ModelAllowance => ({
  async take(userId) {
    const day = clock().toISOString().slice(0, 10);
    const isTaken = await store.take(userId, day, perDay, new Date(Date.parse(day) + DAY_MS));
    return isTaken ? { giveBack: () => store.giveBack(userId, day) } : null;
  },
});
