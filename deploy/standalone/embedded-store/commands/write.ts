import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { select } from '../plan/select.ts';
import { compileProjection } from '../projection.ts';
import type { Change } from '../update/change.ts';
import { changeStored } from '../update/change-stored.ts';
import { compileUpdate, isReplacement, type Update } from '../update/compile.ts';
import { upsertSeed } from '../update/upsert-seed.ts';
import { decode, numberOf } from '../values.ts';
import { type Command, type CommandContext, namespaceOf, writing } from './command.ts';
import { refuseOptions } from './read.ts';

export const WRITE: Readonly<Record<string, Command>> = {
  insert: writing((command, context) => {
    const documents = command.documents as Document[];
    if (documents.length > 1 && insertAll(documents, namespaceOf(command), context))
      return { n: documents.length };
    const { storage } = context;
    let n = 0;
    const writeErrors = each(documents, command.ordered !== false, context, (document) => {
      storage.insert(storage.ensure(namespaceOf(command)), document);
      n++;
    });
    return { n, ...writeErrors };
  }),

  update: writing((command, context) => {
    refuseOptions(command);
    let n = 0;
    let nModified = 0;
    const upserted: Document[] = [];
    const writeErrors = each(command.updates, command.ordered !== false, context, (one, index) => {
      refuseOptions(one);
      const outcome = updateMany(context, namespaceOf(command), one);
      n += outcome.n;
      nModified += outcome.modified;
      if (outcome.upsertedId !== undefined) upserted.push({ index, _id: outcome.upsertedId });
    });
    return { n, nModified, ...(upserted.length > 0 && { upserted }), ...writeErrors };
  }),

  delete: writing((command, context) => {
    refuseOptions(command);
    const { storage } = context;
    let n = 0;
    const writeErrors = each(command.deletes, command.ordered !== false, context, (one) => {
      refuseOptions(one);
      const collection = storage.find(namespaceOf(command));
      if (!collection) return;
      const limit = numberOf(one.limit, 0);
      for (const row of select(storage, namespaceOf(command), { filter: one.q, limit })) {
        storage.remove(collection, row);
        n++;
      }
    });
    return { n, ...writeErrors };
  }),

  findAndModify: writing(findAndModify),
};

/** Writes all at once, which is cheaper than one by one. False if one is rejected: then none is stored. */
function insertAll(
  documents: readonly Document[],
  namespace: string,
  { storage, writer }: CommandContext,
): boolean {
  try {
    writer.only(() => {
      const collection = storage.ensure(namespace);
      for (const document of documents) storage.insert(collection, document);
    });
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

function findAndModify(command: Document, context: CommandContext): Document {
  refuseOptions(command);
  const { storage } = context;
  const namespace = namespaceOf(command);
  const filter: Document = command.query ?? {};
  const project = compileProjection(command.fields) ?? ((document: Document) => document);
  const change = command.remove ? null : compileUpdate(command.update);
  const [row] = select(storage, namespace, { filter, sort: command.sort, limit: 1 });
  const collection = storage.find(namespace);
  if (!change) {
    if (row && collection) storage.remove(collection, row);
    return { lastErrorObject: { n: row ? 1 : 0 }, value: row ? project(decode(row.raw)) : null };
  }
  if (row && collection) {
    const after = changeStored(row.raw, change);
    storage.replace(collection, row, after);
    return {
      lastErrorObject: { n: 1, updatedExisting: true },
      value: project(decode(command.new ? after : row.raw)),
    };
  }
  if (!command.upsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const inserted = storage.insert(storage.ensure(namespace), born(filter, command.update, change));
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted._id },
    value: command.new ? project(inserted) : null,
  };
}

interface UpdateOutcome {
  n: number;
  modified: number;
  upsertedId?: unknown;
}

function updateMany({ storage }: CommandContext, namespace: string, one: Document): UpdateOutcome {
  if (one.multi && isReplacement(one.u))
    throw new CommandError(9, 'multi update is not supported for replacement-style update');
  const change = compileUpdate(one.u);
  const limit = one.multi ? 0 : 1;
  const rows = select(storage, namespace, { filter: one.q, sort: one.sort, limit });
  if (rows.length === 0 && one.upsert) {
    const document = storage.insert(storage.ensure(namespace), born(one.q, one.u, change));
    return { n: 1, modified: 0, upsertedId: document._id };
  }
  const collection = storage.find(namespace);
  let modified = 0;
  for (const row of rows) {
    if (collection && storage.replace(collection, row, changeStored(row.raw, change))) modified++;
  }
  return { n: rows.length, modified };
}

/** The document that an upsert makes. */
function born(filter: Document, update: Update, change: Change): Document {
  const seed = upsertSeed(filter);
  const start = isReplacement(update) ? ('_id' in seed ? { _id: seed._id } : {}) : seed;
  return change.apply(start, true);
}

/** Runs each write separately; an ordered list ends at its first error. Returns `{ writeErrors }`, or nothing. */
function each(
  items: Document[],
  ordered: boolean,
  { writer }: CommandContext,
  work: (item: Document, index: number) => void,
): { writeErrors?: Document[] } {
  const writeErrors: Document[] = [];
  for (const [index, item] of items.entries()) {
    try {
      if (items.length === 1) writer.only(() => work(item, index));
      else writer.atomically(() => work(item, index));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}
