import mongoose from 'mongoose';
import { inLockOrder } from './in-lock-order.ts';
import { isWriteConflict, mayTryAgain } from './write-conflict.ts';

/** A change of one document, made only if the document hasn't changed since the decision. */
export interface GuardedWrite<Row> {
  /** Names one document by its `_id`, and says what must still hold. */
  readonly filter: mongoose.QueryFilter<Row>;
  readonly update: mongoose.UpdateQuery<Row>;
  /** Makes the document when nothing fits; it rejects as a duplicate when one is there that does not fit. */
  readonly upsert?: boolean;
  /**
   * Whether the document as it is now shows that this very write was made, whatever came after it; asked when part of a
   * batch was not, or when nobody knows.
   */
  wasMade(now: Row): boolean;
}

/**
 * Resolves with whether the write was made: `false` if the guard didn't match. Rejects if the store couldn't make it,
 * or if the outcome is unknown; the same write may then be sent again.
 */
export type GatheredWrites<Row> = (write: GuardedWrite<Row>) => Promise<boolean>;

interface Waiting<Row> {
  readonly write: GuardedWrite<Row>;
  readonly settled: PromiseWithResolvers<boolean>;
}

const LIMIT = 200;

/**
 * Sends the guarded writes of one moment as one command: those of one tick, and those that arrive while the previous
 * command is running. They are ordered by their documents' IDs, and by arrival for one document. Each gets its own
 * result: if the command fails as a whole (a failover, a lost connection), completed writes still resolve, and the
 * others reject, to be retried. Writes undone by a conflict are retried here.
 * @param projection the fields that `wasMade` reads
 */
export function gatherWrites<Row extends { _id: unknown }>(
  model: mongoose.Model<Row>,
  projection: Readonly<Record<string, 1>>,
): GatheredWrites<Row> {
  const waiting: Waiting<Row>[] = [];
  let sending = false;

  const send = async (batch: readonly Waiting<Row>[], tries = 1): Promise<void> => {
    const { made, errors, failure } = await bulk(
      model,
      batch.map(({ write }) => write),
    );
    const unsure = batch.filter((_, at) => !errors.has(at));
    const fits = !failure && made === unsure.length ? () => true : await look(unsure);
    const undone = new Map<Waiting<Row>, Error>();
    for (const [at, one] of batch.entries()) {
      const fault = errors.get(at) ?? failure;
      if (!errors.has(at) && fits(one.write)) one.settled.resolve(true);
      else if (!fault) one.settled.resolve(false);
      else if (isWriteConflict(fault)) undone.set(one, fault);
      else one.settled.reject(fault);
    }
    if (undone.size === 0) return;
    if (await mayTryAgain(tries)) return send([...undone.keys()], tries + 1);
    for (const [{ settled }, fault] of undone) settled.reject(fault);
  };

  const look = async (unsure: readonly Waiting<Row>[]): Promise<(write: GuardedWrite<Row>) => boolean> => {
    const ids = unsure.map(({ write }) => write.filter._id);
    const read = () =>
      model.find({ _id: { $in: ids } } as mongoose.QueryFilter<Row>, projection).lean<Row[]>();
    // Some of the writes are made: callers told otherwise would undo or repeat them.
    const rows = await read().catch(read);
    const byId = new Map(rows.map((row) => [row._id, row]));
    return ({ filter, wasMade }) => {
      const row = byId.get(filter._id as Row['_id']);
      return row !== undefined && wasMade(row);
    };
  };

  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = inLockOrder(waiting.splice(0, LIMIT), ({ write }) => write.filter._id);
      await send(batch).catch((error) => {
        for (const { settled } of batch) settled.reject(error);
      });
    }
    sending = false;
  };

  return (write) => {
    const result = Promise.withResolvers<boolean>();
    waiting.push({ write, settled: result });
    if (!sending) setImmediate(() => void sendAll());
    sending = true;
    return result.promise;
  };
}

interface Outcome {
  readonly made: number;
  /** By their places in the batch. */
  readonly errors: ReadonlyMap<number, Error>;
  /** The command failed as a whole, whatever of it was made. */
  readonly failure: Error | null;
}

/** Writes in a separate command: the driver's bulk writes don't report which index a duplicate hit. */
async function bulk<Row>(
  { db: { db }, collection }: mongoose.Model<Row>,
  writes: readonly GuardedWrite<Row>[],
): Promise<Outcome> {
  if (!db) throw new Error('not connected');
  const updates = writes.map(({ filter, update, upsert = false }) => ({ q: filter, u: update, upsert }));
  const command = { update: collection.collectionName, updates, ordered: false };
  try {
    const reply = (await db.command(command, { ignoreUndefined: true })) as Reply;
    return { made: reply.n, errors: errorsOf(reply), failure: unconfirmed(reply) };
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoError)) throw error;
    return { made: 0, errors: new Map(), failure: error };
  }
}

interface Reply {
  /** How many documents were matched or inserted. */
  readonly n: number;
  readonly writeErrors?: readonly {
    readonly index: number;
    readonly code: number;
    readonly errmsg: string;
  }[];
  readonly writeConcernError?: { readonly code: number; readonly errmsg: string };
}

const errorsOf = ({ writeErrors = [] }: Reply): Map<number, Error> =>
  new Map(
    writeErrors.map(({ index, errmsg, ...rest }) => [index, Object.assign(new Error(errmsg), rest)] as const),
  );

const unconfirmed = ({ writeConcernError: fault }: Reply): Error | null =>
  fault ? Object.assign(new Error(fault.errmsg), { code: fault.code }) : null;
