import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import type { InState, Note, Publication } from '../domain/publication.ts';
import { postponeUnreadable } from './postpone-unreadable.ts';
import type { PublicationRow } from './publication-row.ts';
import { publicationWrites } from './publication-writes.ts';
import { readable, type Unreadable } from './to-publication.ts';

/** A worker's right to publications, for a time. */
export interface LeaseStore {
  /**
   * Leases a publication with its permits, in one write. False if it has changed since it was read.
   * @param stamp of this write; a repetition with the same stamp finds it done
   * @throws PermitTaken
   */
  take(taking: Taking, stamp: string): Promise<boolean>;
  /** The attempts as the lease holder learned them. False when the lease has run out or somebody else has one. */
  step(after: InState<'publishing'>, now: Date): Promise<boolean>;
  /** False when the lease is gone. */
  renew(id: string, leaseId: string, until: Date): Promise<boolean>;
  /** False if the lease is lost. */
  addNote(id: string, leaseId: string, note: Note): Promise<boolean>;
  /** Publications with an expired lease. */
  expired(now: Date, limit: number): Promise<InState<'publishing'>[]>;
  /** Out of a lease that has run out, with its permits; one that was renewed meanwhile stays. */
  expire(
    before: InState<'publishing'>,
    after: Publication,
    events: readonly EventOf[],
    now: Date,
  ): Promise<boolean>;
  /** Ends every lease there is; for a worker that knows that no other one lives. */
  endAll(now: Date): Promise<void>;
}

export interface Taking {
  readonly before: Publication;
  readonly after: InState<'publishing'>;
  readonly permits: readonly string[];
  /** For an outbox that holds others before it. */
  readonly events: readonly EventOf[];
}

type Filter = mongoose.QueryFilter<PublicationRow>;

export const leasedBy = (id: string, leaseId: string): Filter => ({
  _id: id,
  status: 'publishing',
  'lease.id': leaseId,
});

/** @param onUnreadable called with unreadable rows whose lease has run out */
export function createLeaseStore(
  connection: mongoose.Connection,
  onUnreadable: (rows: readonly Unreadable[]) => void,
): LeaseStore {
  const { model, change } = publicationWrites(connection);
  const update = async (filter: Filter, by: mongoose.UpdateQuery<PublicationRow>): Promise<boolean> =>
    (await despiteConflicts(() => model.updateOne(filter, by))).matchedCount === 1;

  return {
    take: ({ before, after, permits, events }, stamp) => {
      const guard = { _id: before.id, status: before.status, revision: before.revision };
      return change({ guard, before, after, permits, events, stamp });
    },
    // Written again after its reply was lost, it changes nothing.
    step: ({ id, lease, attempts }, now) =>
      update(
        { ...leasedBy(id, lease.id), 'lease.until': { $gt: now } },
        { $set: { attempts: [...attempts] } },
      ),
    renew: (id, leaseId, until) =>
      update(leasedBy(id, leaseId), { $set: { 'lease.until': until, wakeAt: until } }),
    addNote: (id, leaseId, note) => update(leasedBy(id, leaseId), { $addToSet: { notes: note } }),
    async expired(now, limit) {
      const rows = await model
        .find({ platform: { $in: [...PLATFORM_NAMES] }, status: 'publishing', wakeAt: { $lte: now } })
        .limit(limit)
        .lean<PublicationRow[]>();
      const { found, broken } = readable(rows);
      await postponeUnreadable(model, broken, now);
      if (broken.length > 0) onUnreadable(broken);
      return found.filter((one) => one.status === 'publishing');
    },
    expire: (before, after, events, now) => {
      const guard = { ...leasedBy(before.id, before.lease.id), 'lease.until': { $lte: now } };
      return change({ guard, before, after, events });
    },
    async endAll(now) {
      await model.updateMany(
        { platform: { $in: [...PLATFORM_NAMES] }, status: 'publishing', lease: { $ne: null } },
        { $set: { 'lease.until': now, wakeAt: now } },
      );
    },
  };
}
