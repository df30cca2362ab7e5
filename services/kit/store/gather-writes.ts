import mongoose from 'mongoose';

/** A change of one document, made only while the document is as it was when the change was decided upon. */
export interface GuardedWrite<Row> {
  /** Names one document by its `_id`, and says what must still be so. */
  readonly filter: mongoose.QueryFilter<Row>;
  readonly update: mongoose.UpdateQuery<Row>;
  /** Makes the document when nothing fits; it rejects as a duplicate when one is there that does not fit. */
  readonly upsert?: boolean;
  /**
   * Whether the document as it is now shows that this very write was made, whatever came after it; asked when part of a
   * batch was not.
   */
  wasMade(now: Row): boolean;
}

/** Resolves with whether the write was made: `false` when the guard did not hold. */
export type GatheredWrites<Row> = (write: GuardedWrite<Row>) => Promise<boolean>;

interface Waiting<Row> {
  readonly write: GuardedWrite<Row>;
  readonly settled: PromiseWithResolvers<boolean>;
}

const MOST = 200;

/**
 * Sends the guarded writes of one moment as one command, in the order that they came: those of one tick, and those
 * that come while the command before them is under way. Each is told by itself what became of it.
 * @param shown what `wasMade` wants to see
 */
export function gatherWrites<Row extends { _id: unknown }>(
  model: mongoose.Model<Row>,
  shown: Readonly<Record<string, 1>>,
): GatheredWrites<Row> {
  const waiting: Waiting<Row>[] = [];
  let sending = false;

  const send = async (batch: readonly Waiting<Row>[]): Promise<void> => {
    const { made, errors } = await bulk(
      model,
      batch.map(({ write }) => write),
    );
    const unsure = batch.filter((_, at) => !errors.has(at));
    const fits = made === unsure.length ? () => true : await look(unsure);
    for (const [at, one] of batch.entries()) {
      const error = errors.get(at);
      if (error) one.settled.reject(error);
      else one.settled.resolve(fits(one.write));
    }
  };

  const look = async (unsure: readonly Waiting<Row>[]): Promise<(write: GuardedWrite<Row>) => boolean> => {
    const ids = unsure.map(({ write }) => write.filter._id);
    const read = () => model.find({ _id: { $in: ids } } as mongoose.QueryFilter<Row>, shown).lean<Row[]>();
    // The writes are made: who is told otherwise would undo or repeat them.
    const rows = await read().catch(read);
    const byId = new Map(rows.map((row) => [row._id, row]));
    return ({ filter, wasMade }) => {
      const row = byId.get(filter._id as Row['_id']);
      return row !== undefined && wasMade(row);
    };
  };

  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST);
      await send(batch).catch((error) => {
        for (const { settled } of batch) settled.reject(error);
      });
    }
    sending = false;
  };

  return (write) => {
    const settled = Promise.withResolvers<boolean>();
    waiting.push({ write, settled });
    if (!sending) setImmediate(() => void sendAll());
    sending = true;
    return settled.promise;
  };
}

/** How many were made, and the errors by their places in the batch. */
async function bulk<Row>(
  { collection }: mongoose.Model<Row>,
  writes: readonly GuardedWrite<Row>[],
): Promise<{ made: number; errors: ReadonlyMap<number, Error> }> {
  const updates = writes.map(({ filter, update, upsert = false }) => ({
    updateOne: { filter, update, upsert },
  }));
  try {
    const { matchedCount, upsertedCount } = await collection.bulkWrite(updates as never, { ordered: false });
    return { made: matchedCount + upsertedCount, errors: new Map() };
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
    const { matchedCount, upsertedCount, writeErrors } = error;
    const each = [writeErrors].flat().map(({ index, code, errmsg }) => {
      return [index, Object.assign(new Error(errmsg), { code })] as const;
    });
    return { made: matchedCount + upsertedCount, errors: new Map(each) };
  }
}
