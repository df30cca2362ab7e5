import { randomUUID } from 'node:crypto';
import type mongoose from 'mongoose';
import { despiteConflicts } from './write-conflict.ts';

/** The names of the fields that a queue uses in its documents. */
interface QueueFields {
  /** Date: no process may take the document before then. */
  readonly dueAt: string;
  /** String: the lease on the document; null or absent while nobody has one. */
  readonly lease: string;
  /** Date: the end of the lease. Without it a lease moves `dueAt` to its end, so nobody else may move that meanwhile. */
  readonly leasedUntil?: string;
}

/** A document and the lease that somebody has on it. */
export interface LeaseOf {
  readonly id: string;
  readonly lease: string;
}

type Filter = Readonly<Record<string, unknown>>;
type Update = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Work in a collection, where each document belongs to one process until its lease ends. If a process dies, its
 * leases expire and others take the documents. Writes under a lease do nothing, and return null or false, once the
 * document has another lease or none. Every write is retried after a write conflict.
 * Needs an index of the fields that `waiting` names, then `dueAt`.
 */
export interface LeasedQueue<Row> {
  /**
   * Leases the document that has been due longest.
   * @param more.among narrows the choice
   * @param more.change is made in the same write
   * @returns the document after that write; null when none is due
   */
  take(now: Date, until: Date, more?: { among?: Filter; change?: Update }): Promise<(Row & LeaseOf) | null>;
  /** Moves the end of the lease. @returns the document as it is then */
  renew(lease: LeaseOf, until: Date, change?: Update): Promise<Row | null>;
  /** Ends the lease; the document is due again at that time. `onlyIf` is checked in the same write. */
  postpone(lease: LeaseOf, dueAt: Date, more?: { onlyIf?: Filter; change?: Update }): Promise<boolean>;
  /** Ends the lease with a change that takes the document out of the queue. */
  complete(lease: LeaseOf, change: Update): Promise<boolean>;
  remove(lease: LeaseOf): Promise<boolean>;
}

const LONG_AGO = new Date(0);

/** @param waiting what documents of the queue match, leased or not */
export function createLeasedQueue<Row extends { _id: string }>(
  model: mongoose.Model<Row>,
  { dueAt, lease: leaseField, leasedUntil }: QueueFields,
  waiting: Filter = {},
): LeasedQueue<Row> {
  const endField = leasedUntil ?? dueAt;
  const leaseFilter = ({ id, lease }: LeaseOf, more?: Filter) =>
    ({ ...waiting, ...more, _id: id, [leaseField]: lease }) as mongoose.QueryFilter<Row>;
  const free = { ...(leasedUntil && { $set: { [leasedUntil]: LONG_AGO } }), $unset: { [leaseField]: 1 } };
  const findAndUpdate = (filter: Filter, change: Update, sort?: Record<string, 1>): Promise<Row | null> =>
    despiteConflicts(() =>
      model
        .findOneAndUpdate(filter as mongoose.QueryFilter<Row>, change as mongoose.UpdateQuery<Row>, {
          ...(sort && { sort }),
          returnDocument: 'after',
        })
        .lean<Row>(),
    );
  const update = async (filter: mongoose.QueryFilter<Row>, change: Update): Promise<boolean> => {
    const write = () => model.updateOne(filter, change as mongoose.UpdateQuery<Row>);
    return (await despiteConflicts(write)).matchedCount === 1;
  };
  return {
    async take(now, until, { among = {}, change = {} } = {}) {
      const lease = randomUUID();
      const row = await findAndUpdate(
        { ...waiting, ...among, [dueAt]: { $lte: now }, [endField]: { $lte: now } },
        mergeUpdates(change, { $set: { [leaseField]: lease, [endField]: until } }),
        { [dueAt]: 1 },
      );
      return row && { ...row, id: row._id, lease };
    },
    renew: (lease, until, change = {}) =>
      findAndUpdate(leaseFilter(lease), mergeUpdates(change, { $set: { [endField]: until } })),
    postpone: (lease, at, { onlyIf, change = {} } = {}) =>
      update(leaseFilter(lease, onlyIf), mergeUpdates(change, free, { $set: { [dueAt]: at } })),
    complete: (lease, change) => update(leaseFilter(lease), mergeUpdates(change, free)),
    async remove(lease) {
      return (await despiteConflicts(() => model.deleteOne(leaseFilter(lease)))).deletedCount === 1;
    },
  };
}

/** If two updates set the same field, the later one wins. */
function mergeUpdates(...updates: readonly Update[]): Update {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const update of updates)
    for (const [operator, fields] of Object.entries(update))
      merged[operator] = { ...merged[operator], ...fields };
  return merged;
}
