import { mergeFields } from './merge-fields.ts';
import { fieldPicker } from './pick-fields.ts';

/** Some of a document's own fields, in its BSON. Each gives null where it meets a type that is not walked over. */
export interface Part {
  /** The document with no others. */
  pick(document: Uint8Array): Uint8Array | null;
  /** The document with these as another one has them. */
  merge(document: Uint8Array, other: Uint8Array): Uint8Array | null;
}

/** @param paths of which each begins with the name of a field */
export function partOf(paths: readonly string[]): Part {
  const fields = [...new Set(paths.map((path) => path.split('.')[0] ?? path))];
  const names = fields.map((field) => Buffer.from(field));
  return { pick: fieldPicker(fields), merge: (document, other) => mergeFields(document, other, names) };
}
