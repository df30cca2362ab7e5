import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { encodeKey, invert } from '../keys/encode.ts';
import { valuesAtPath } from '../keys/path-values.ts';
import type { Collection, Index } from './types.ts';

export interface IndexKeys {
  readonly keys: Buffer[];
  readonly multikey: boolean;
}

/** The keys of a document in an index: none when the index leaves it out, several when an array is on its path. */
export function indexKeys(index: Index, document: Document): IndexKeys {
  if (index.partial && !index.partial(document)) return { keys: [], multikey: false };
  let keys: Buffer[] = [];
  let isFirst = true;
  let multikey = false;
  let present = false;
  for (const [path, direction] of index.fields) {
    const { values, multikey: hasArray } = valuesAtPath(document, path);
    if (hasArray && multikey) throw new CommandError(171, `cannot index parallel arrays [${path}]`);
    multikey ||= hasArray;
    present ||= values.some((value) => value !== undefined);
    const parts = values.map((value) => partOf(value, direction));
    keys = isFirst ? parts : keys.flatMap((key) => parts.map((part) => Buffer.concat([key, part])));
    isFirst = false;
  }
  if (index.spec.sparse && !present) return { keys: [], multikey };
  return { keys: keys.length > 1 ? distinct(keys) : keys, multikey };
}

const distinct = (keys: Buffer[]): Buffer[] => [
  ...new Map(keys.map((key) => [key.toString('latin1'), key])).values(),
];

/** Builds E11000 as MongoDB words it, with keyPattern and keyValue for callers that read the field's name from it. */
export function duplicateKey(
  collection: Collection,
  { spec, fields }: Pick<Index, 'spec' | 'fields'>,
  document: Document,
  key: Buffer,
): CommandError {
  const keyValue = Object.fromEntries(
    fields.map(([path, direction]) => {
      const { values } = valuesAtPath(document, path);
      // For a list, the element that is already indexed.
      const met = values.find((value) => key.includes(partOf(value, direction)));
      return [path, met ?? values[0] ?? null];
    }),
  );
  const pairs = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
  return new CommandError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${spec.name} dup key: { ${pairs.join(', ')} }`,
    { keyPattern: spec.key, keyValue },
  );
}

const partOf = (value: unknown, direction: number): Buffer =>
  direction === 1 ? encodeKey(value) : invert(encodeKey(value));
