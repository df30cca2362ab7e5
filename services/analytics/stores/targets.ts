import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Text, toEnglish } from '@carillon/contracts/text.ts';
import { messageOf } from '@carillon/contracts/words/stored-text.ts';
import { createLeasedQueue } from '@carillon/kit/store/leased-queue.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { LeasedTarget } from '../domain/leased-target.ts';
import type { ReadingBatch } from '../domain/reading-batch.ts';
import { type TargetRef, type TrackedTarget, targetKey } from '../domain/tracked.ts';

interface TargetRow extends TrackedTarget {
  _id: string;
  /** From then on a collector may take it: something of it is due, nobody has leased it, and no failure has it wait. */
  claimableAt: Date;
  /** After a failure it is paused until then. */
  notBefore: Date;
  lease: string | null;
  wakes: number;
  batch: ReadingBatch | null;
}

/** The due time of a target with nothing to read. */
const NEVER = new Date('9999-12-31T00:00:00Z');
const LONG_AGO = new Date(0);

const text = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };
const orNull = <T>(type: T) => ({ type, default: null });

const schema = new mongoose.Schema<TargetRow>(
  {
    _id: String,
    workspaceId: text,
    platform: text,
    pageId: orNull(String),
    targetId: text,
    targetName: String,
    connected: { type: Boolean, required: true },
    claimableAt: date,
    notBefore: date,
    lease: orNull(String),
    wakes: number,
    seq: number,
    batch: orNull(Object),
    accountDueAt: date,
    followers: orNull(Number),
    firstReadAt: orNull(Date),
    readAt: orNull(Date),
    fault: orNull(String),
    faultText: { type: Object, default: undefined },
    failures: number,
  },
  { versionKey: false, collection: 'targets' },
);
schema.index({ connected: 1, platform: 1, claimableAt: 1 });
schema.index({ workspaceId: 1, platform: 1 });

export interface ClaimRequest {
  readonly now: Date;
  readonly until: Date;
  readonly platform: PlatformName;
}

/** The end of a reading; `dueAt` null when nothing of it is ever due again. */
export interface Release {
  readonly dueAt: Date | null;
  readonly accountDueAt?: Date;
  /** After a failure, the target isn't read before this time. */
  readonly notBefore?: Date;
  readonly fault: string | Text | null;
  readonly failures: number;
  readonly connected?: boolean;
  /** Whether the recorded batch is applied too. */
  readonly applied: boolean;
}

/** The pages, accounts and profiles whose figures are read. */
export interface TargetStore {
  /** Has it read at that time, at the latest. */
  ensure(target: TargetRef, dueAt: Date): Promise<void>;
  /** They may be read again, from now on; what else the workspace has on the network may not. */
  connect(
    workspaceId: string,
    platform: PlatformName,
    targets: readonly TargetRef[],
    now: Date,
  ): Promise<void>;
  disconnect(workspaceId: string, platform: PlatformName): Promise<void>;
  /** Leases the longest due target of a network to the caller; null when none is due. */
  claim(request: ClaimRequest): Promise<LeasedTarget | null>;
  /** Records readings and renews the lease. False if the lease is another's. */
  record(target: LeasedTarget, batch: ReadingBatch, until: Date): Promise<boolean>;
  /** Keeps the lease for longer. False when it is another's. */
  renew(target: LeasedTarget, until: Date): Promise<boolean>;
  /** False when something came due meanwhile, or the lease is another's. */
  release(target: LeasedTarget, release: Release): Promise<boolean>;
  /** Returns its current state, as long as the lease holds. */
  reload(target: LeasedTarget): Promise<LeasedTarget | null>;
  ofWorkspace(workspaceId: string): Promise<TrackedTarget[]>;
  ready(): Promise<unknown>;
}

export function createTargetStore(connection: mongoose.Connection): TargetStore {
  const model = connection.model<TargetRow>('Target', schema);
  const update = async (
    filter: mongoose.QueryFilter<TargetRow>,
    change: mongoose.UpdateQuery<TargetRow>,
  ): Promise<boolean> => (await despiteConflicts(() => model.updateOne(filter, change))).matchedCount === 1;
  const queue = createLeasedQueue(model, { dueAt: 'claimableAt', lease: 'lease' });
  const leaseOf = (target: LeasedTarget) => ({ id: targetKey(target), lease: target.lease });

  return {
    async ensure(ref, dueAt) {
      const { workspaceId, platform, pageId, targetId, targetName } = ref;
      const change = {
        $setOnInsert: { workspaceId, platform, pageId, targetId, ...fresh(dueAt) },
        $set: { targetName },
        $inc: { wakes: 1 },
      };
      const _id = targetKey(ref);
      await despiteConflicts(() => model.updateOne({ _id }, change, { upsert: true }));
      // The collector that leased it sees by its wakes that there is more.
      const claimableAt = { $cond: [{ $gt: ['$notBefore', dueAt] }, '$notBefore', dueAt] };
      const later = { _id, lease: null, claimableAt: { $gt: dueAt } };
      await despiteConflicts(() =>
        model.updateOne(later, [{ $set: { claimableAt } }], { updatePipeline: true }),
      );
    },
    async connect(workspaceId, platform, targets, now) {
      const ids = targets.map(targetKey);
      for (const ref of targets) {
        await this.ensure(ref, now);
        // Also after a disconnection that was overtaken by this; one that is being read is left to who reads it.
        const idle = { _id: targetKey(ref), $or: [{ connected: false }, { lease: null }] };
        await update(idle, { $set: { connected: true, claimableAt: now, ...HEALTHY } });
      }
      const others = { workspaceId, platform, _id: { $nin: ids } };
      await despiteConflicts(() => model.updateMany(others, { $set: { connected: false, ...HEALTHY } }));
    },
    async disconnect(workspaceId, platform) {
      await despiteConflicts(() =>
        model.updateMany({ workspaceId, platform }, { $set: { connected: false } }),
      );
    },
    claim: ({ now, until, platform }) => queue.take(now, until, { among: { connected: true, platform } }),
    async record(target, batch, until) {
      const $set = {
        batch,
        seq: batch.seq,
        readAt: batch.at,
        ...(target.firstReadAt === null && { firstReadAt: batch.at }),
        ...(batch.followers !== null && { followers: batch.followers }),
      };
      return (await queue.renew(leaseOf(target), until, { $set })) !== null;
    },
    renew: async (target, until) => (await queue.renew(leaseOf(target), until)) !== null,
    release(target, { applied, dueAt, fault, notBefore = LONG_AGO, ...rest }) {
      const claimableAt = new Date(Math.max((dueAt ?? NEVER).getTime(), notBefore.getTime()));
      const faultFields = { fault: fault && toEnglish(fault), faultText: messageOf(fault) ?? null };
      const $set = { ...rest, ...faultFields, ...(applied && { batch: null }), notBefore };
      return queue.postpone(leaseOf(target), claimableAt, {
        onlyIf: { wakes: target.wakes },
        change: { $set },
      });
    },
    reload: (target) => model.findOne({ _id: targetKey(target), lease: target.lease }).lean<LeasedTarget>(),
    ofWorkspace: (workspaceId) => model.find({ workspaceId }, { batch: 0 }).lean<TrackedTarget[]>(),
    ready: () => makeIndexes(model),
  };
}

const HEALTHY = { fault: null, faultText: null, failures: 0, notBefore: LONG_AGO };

const fresh = (now: Date) => ({
  connected: true,
  claimableAt: now,
  notBefore: LONG_AGO,
  lease: null,
  seq: 0,
  batch: null,
  accountDueAt: now,
  followers: null,
  firstReadAt: null,
  readAt: null,
  fault: null,
  failures: 0,
});
