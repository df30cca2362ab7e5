import type { BillingPeriod } from '@carillon/contracts/domain/plans.ts';
import type { Migration } from '@carillon/kit/store/store-format.ts';
import type mongoose from 'mongoose';
import { addMonths, monthsBetween } from '../domain/months.ts';

/** Fields of an account in format 3 that this step needs. Newer formats may differ; this one stays. */
interface PlanAccount {
  readonly _id: string;
  readonly revision: number;
  readonly subscription: {
    readonly period: BillingPeriod;
    readonly startedAt: Date;
    readonly paidUntil: Date | null;
  } | null;
}

interface WordAccount {
  readonly _id: string;
  readonly revision: number;
  readonly planWords: { readonly total: number; readonly thisMonth: number };
}

const MONTHS: Readonly<Record<BillingPeriod, number>> = { monthly: 1, yearly: 12, prepaid: 12, lifetime: 0 };

/**
 * A subscription says since when its last payment runs, and which payments made it larger; words are counted since that
 * payment; entries of the history are born with their change. A sandbox checkout that is open is begun anew.
 */
export const toFormat4: Migration = {
  to: 4,
  what: 'plans say what their last payment was for',
  async run(database, check) {
    const accounts = database.collection<PlanAccount>('plan_accounts');
    const older = { unwritten: { $exists: false } };
    // Until none is left: who changed an account meanwhile, changed it in the form of before.
    while (await accounts.countDocuments(older))
      for await (const { _id, revision, subscription } of accounts.find(older)) {
        const paidFrom = subscription && paidFromOf(subscription);
        check();
        if (subscription && paidFrom)
          await countSince(database, _id, monthsBetween(subscription.startedAt, paidFrom));
        check();
        // An account gets `unwritten` last, so that an interrupted migration finds it again.
        await accounts.updateOne(
          { _id, revision, ...older },
          {
            $set: {
              ...(paidFrom && { 'subscription.paidFrom': paidFrom, 'subscription.upgrades': [] }),
              checkout: null,
              unwritten: [],
            },
            $inc: { revision: 1 },
          },
        );
      }
    check();
    await dropIndex(database.collection('payments'), 'workspaceId_1_at_-1');
  },
};

const paidFromOf = ({ period, startedAt, paidUntil }: NonNullable<PlanAccount['subscription']>): Date => {
  if (!paidUntil) return startedAt;
  const from = addMonths(paidUntil, 0 - MONTHS[period]);
  return from > startedAt ? from : startedAt;
};

async function countSince(database: mongoose.mongo.Db, _id: string, since: number): Promise<void> {
  const words = database.collection<WordAccount>('word_accounts');
  const older = { _id, planWords: { $ne: null }, 'planWords.since': { $exists: false } };
  const account = await words.findOne(older as never);
  if (!account?.planWords) return;
  const { revision, planWords } = account;
  const total = since > 0 ? planWords.thisMonth : planWords.total;
  const change = { $set: { 'planWords.since': since, 'planWords.total': total }, $inc: { revision: 1 } };
  const { matchedCount } = await words.updateOne({ ...older, revision } as never, change);
  // Words were spent meanwhile.
  if (matchedCount === 0) await countSince(database, _id, since);
}

async function dropIndex(collection: mongoose.mongo.Collection, name: string): Promise<void> {
  const indexes = await collection.indexes().catch(() => []);
  if (indexes.some((one) => one.name === name)) await collection.dropIndex(name);
}
