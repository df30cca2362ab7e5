import { type Document, serialize } from 'bson';
import { checkPipeline } from '../aggregate/check-pipeline.ts';
import { fieldsOfGroup } from '../aggregate/fields-of-group.ts';
import { runPipeline } from '../aggregate/run.ts';
import { unsupported } from '../errors.ts';
import { compareValues } from '../keys/encode.ts';
import { count, type Selection, select } from '../plan/select.ts';
import { fieldPicker } from '../storage/pick-fields.ts';
import type { Storage } from '../storage/storage.ts';
import { decodePlain, numberOf } from '../values.ts';
import { type Command, namespaceOf, reading } from './command.ts';
import { refuseOptions } from './read.ts';

export const aggregate: Command = reading((command, { storage, cursors }) => {
  refuseOptions(command);
  if (typeof command.aggregate !== 'string') throw unsupported('aggregation over a database');
  checkPipeline(command.pipeline);
  const namespace = namespaceOf(command);
  const raw = results(storage, namespace, command.pipeline as Document[]);
  const { batchSize } = command.cursor ?? {};
  const limit = batchSize === undefined ? undefined : numberOf(batchSize, 0);
  return { batch: cursors.start(namespace, raw, limit), field: 'firstBatch' };
});

function results(storage: Storage, namespace: string, pipeline: Document[]): Uint8Array[] {
  const { selection, rest } = leading(pipeline);
  if (isCountDocuments(rest)) {
    const n = count(storage, namespace, selection);
    return n === 0 ? [] : [serialize({ _id: 1, n })];
  }
  const rows = select(storage, namespace, selection);
  if (rest.length === 0) return rows.map(({ raw }) => raw);
  const fields = fieldsOfGroup(rest[0]);
  const pick = fields && fieldPicker(fields);
  const documents = rows.map(({ raw }) => decodePlain(pick?.(raw) ?? raw));
  return runPipeline(documents, rest).map((document) => serialize(document, { ignoreUndefined: true }));
}

/** The first $match, $sort, $skip and $limit are a find, which can use an index. */
function leading(pipeline: readonly Document[]): { selection: Selection; rest: Document[] } {
  const rest = [...pipeline];
  const next = (stage: string): unknown => (rest[0] && stage in rest[0] ? rest.shift()?.[stage] : undefined);
  const filter = (next('$match') ?? {}) as Document;
  const sort = next('$sort') as Document | undefined;
  const skip = numberOf(next('$skip'), 0);
  const limit = numberOf(next('$limit'), 0);
  return { selection: { filter, sort, skip, limit }, rest };
}

/** Whether these are the stages that drivers send for `countDocuments`. */
const isCountDocuments = (rest: readonly Document[]): boolean =>
  rest.length === 1 && compareValues(rest[0], { $group: { _id: 1, n: { $sum: 1 } } }) === 0;
