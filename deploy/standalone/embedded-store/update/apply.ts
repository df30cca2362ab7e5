import type { Document } from 'bson';
import { runPipeline } from '../aggregate/run.ts';
import { checkExpression } from '../aggregate/whitelist.ts';
import { badValue, CommandError } from '../errors.ts';
import { compareValues } from '../keys/encode.ts';
import { compileFilter, type DocumentTest } from '../query/compile.ts';
import { isDocument } from '../values.ts';
import { CREATING, OPERATORS } from './operators.ts';
import { matchedPosition } from './position.ts';
import { findSlots, type SlotSearch } from './slots.ts';

export type Update = Document | Document[];

export interface UpdateContext {
  /** The query that chose the document; the positional `$` refers to it. */
  readonly filter: Document;
  readonly arrayFilters?: Document[];
  /** Whether the document is being made by an upsert. */
  readonly inserting: boolean;
}

const PIPELINE_STAGES = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

export const isReplacement = (update: Update): boolean =>
  !Array.isArray(update) && !Object.keys(update).some((key) => key.startsWith('$'));

/** Changes a document (its own copy) as the update says, and returns the result. */
export function applyUpdate(document: Document, update: Update, context: UpdateContext): Document {
  const before = document._id;
  const after = changed(document, update, context);
  if (before !== undefined && compareValues(before, after._id) !== 0)
    throw new CommandError(
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return after;
}

function changed(document: Document, update: Update, context: UpdateContext): Document {
  if (Array.isArray(update)) return byPipeline(document, update);
  if (!isReplacement(update)) {
    applyOperators(document, update, context);
    return document;
  }
  const { _id, ...rest } = update;
  const id = _id ?? document._id;
  return id === undefined ? rest : { _id: id, ...rest };
}

function byPipeline(document: Document, pipeline: Document[]): Document {
  for (const stage of pipeline) {
    const [name = ''] = Object.keys(stage);
    if (!PIPELINE_STAGES.has(name)) throw badValue(`${name} is not allowed to be used within an update`);
    checkExpression(Object.values(stage));
  }
  const [after] = runPipeline([document], pipeline, () => []);
  return { ...(document._id !== undefined && { _id: document._id }), ...after };
}

function applyOperators(document: Document, update: Document, context: UpdateContext): void {
  checkOperators(update);
  const search = {
    arrayFilters: compileArrayFilters(context.arrayFilters ?? []),
    position: (path: string) => matchedPosition(document, context.filter, path),
  };
  for (const { operator, path, operand } of changes(update)) {
    if (operator === '$setOnInsert' && !context.inserting) continue;
    if (operator === '$rename') rename(document, path, operand, search);
    else
      for (const slot of findSlots(document, path, { ...search, create: CREATING.has(operator) }))
        OPERATORS[operator]?.(slot, operand);
  }
}

/** In the order of their paths, numbers by size, as MongoDB has applied them since 5.0. */
const changes = (update: Document): { operator: string; path: string; operand: unknown }[] =>
  Object.entries(update)
    .flatMap(([operator, fields]) =>
      Object.entries(fields as Document).map(([path, operand]) => ({ operator, path, operand })),
    )
    .sort((a, b) => comparePaths(a.path.split('.'), b.path.split('.')));

function comparePaths(a: readonly string[], b: readonly string[]): number {
  const [one, ...restOfA] = a;
  const [other, ...restOfB] = b;
  if (one === undefined || other === undefined) return a.length - b.length;
  if (one === other) return comparePaths(restOfA, restOfB);
  const numeric = /^\d+$/.test(one) && /^\d+$/.test(other);
  return numeric ? Number(one) - Number(other) : Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function rename(document: Document, from: string, to: unknown, search: Omit<SlotSearch, 'create'>): void {
  if (typeof to !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${from}`);
  checkRenamed(document, from);
  const [old] = findSlots(document, from, { ...search, create: false });
  if (!old || old.holder[old.key] === undefined) return;
  const value = old.holder[old.key];
  delete old.holder[old.key];
  for (const slot of findSlots(document, to, { ...search, create: true })) slot.holder[slot.key] = value;
}

/** @throws CommandError when the way to the old field goes through a value that has no fields */
function checkRenamed(document: Document, path: string): void {
  let node: unknown = document;
  for (const part of path.split('.')) {
    if (node === undefined) return;
    if (Array.isArray(node))
      throw badValue(`The source field cannot be an array element, '${path}' has an array field`);
    if (!isDocument(node))
      throw new CommandError(28, `cannot use the part (${part} of ${path}) to traverse the element`);
    node = node[part];
  }
}

/** @throws CommandError for an unknown operator, or two changes that touch the same path */
function checkOperators(update: Document): void {
  const paths: string[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (operator !== '$rename' && !Object.hasOwn(OPERATORS, operator))
      throw new CommandError(
        9,
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDocument(fields))
      throw new CommandError(9, `Modifiers operate on fields but we found another type instead: ${operator}`);
    for (const path of Object.keys(fields)) {
      const clash = paths.find(
        (one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`),
      );
      if (clash !== undefined)
        throw new CommandError(40, `Updating the path '${path}' would create a conflict at '${clash}'`);
      paths.push(path);
    }
  }
}

function compileArrayFilters(filters: Document[]): Map<string, DocumentTest> {
  const compiled = new Map<string, DocumentTest>();
  for (const filter of filters) {
    const [name, other] = new Set(identifiers(filter));
    if (name === undefined || other !== undefined)
      throw new CommandError(9, 'Error parsing array filter: expected a single top-level field name');
    if (compiled.has(name))
      throw new CommandError(9, `Found multiple array filters with the same top-level field name ${name}`);
    compiled.set(name, compileFilter(filter));
  }
  return compiled;
}

const identifiers = (filter: Document): string[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') ? (value as Document[]).flatMap(identifiers) : [key.split('.')[0] ?? key],
  );
