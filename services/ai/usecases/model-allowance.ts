import type { FallbackReason } from '@carillon/contracts/http/ai/writer.ts';
import type { Log } from '@carillon/kit/log.ts';
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

const UNCOUNTED: ModelUse = { giveBack: async () => undefined };

/** A use of the user's, or why the model may not write. */
export async function takeUse(
  allowance: ModelAllowance | undefined,
  userId: string,
  log: Log,
): Promise<ModelUse | FallbackReason> {
  if (!allowance) return UNCOUNTED;
  try {
    return (await allowance.take(userId)) ?? 'allowance_used';
  } catch (err) {
    log.error({ err }, 'the uses of the model can not be counted; the built-in engine takes over');
    return 'allowance_unknown';
  }
}
