import type { Document } from 'bson';
import { evalExpr } from 'mingo/core';
import { compareBy } from '../keys/compare-by.ts';
import { compileFilter } from '../query/compile.ts';
import { compileProject } from './project.ts';
import { withFields } from './with-fields.ts';

/** The library's lazy list of documents. */
interface Sequence {
  filter(test: (document: Document) => boolean): Sequence;
  map(change: (document: Document) => Document): Sequence;
  transform(change: (documents: Document[]) => Iterator<Document>): Sequence;
}

const addFields = (documents: Sequence, spec: Document, options: never): Sequence =>
  documents.map((document) =>
    withFields(document, spec, (expression) => evalExpr(document as never, expression as never, options)),
  );

/** Stages in which the library's differ from MongoDB's, or from what `find` makes of the same filter and sort. */
export const OWN_STAGES = {
  $match: (documents: Sequence, filter: Document) => documents.filter(compileFilter(filter)),
  $sort: (documents: Sequence, by: Record<string, number>) =>
    documents.transform((all) => [...all].sort((a, b) => compareBy(a, b, by)).values()),
  // Without documents the result is empty, not a zero.
  $count: (documents: Sequence, name: string) =>
    documents.transform((all) => (all.length > 0 ? [{ [name]: all.length }] : []).values()),
  $project: (documents: Sequence, spec: Document, options: never) =>
    documents.map(
      compileProject(spec, (document, expression) =>
        evalExpr(document as never, expression as never, options),
      ),
    ),
  $addFields: addFields,
  $set: addFields,
  $unwind: (documents: Sequence, spec: string | Document) =>
    documents.transform((all) => all.flatMap((document) => unwound(document, spec)).values()),
};

function unwound(document: Document, spec: string | Document): Document[] {
  const {
    path,
    preserveNullAndEmptyArrays = false,
    includeArrayIndex,
  } = typeof spec === 'string' ? ({ path: spec } as Document) : spec;
  const parts = String(path).slice(1).split('.');
  const value = parts.reduce<unknown>((node, part) => (node as Document | undefined)?.[part], document);
  const numbered = (result: Document, at: number | null): Document =>
    includeArrayIndex === undefined ? result : { ...result, [includeArrayIndex]: at };
  if (Array.isArray(value) && value.length > 0)
    return value.map((item, at) => numbered(withValue(document, parts, item), at));
  const nothing = value === null || value === undefined || Array.isArray(value);
  if (!nothing) return [numbered(document, null)];
  if (!preserveNullAndEmptyArrays) return [];
  return [numbered(Array.isArray(value) ? withValue(document, parts, undefined) : document, null)];
}

/** A copy with another value at the path; undefined takes the field out. */
function withValue(document: Document, [part = '', ...rest]: readonly string[], value: unknown): Document {
  const copy = { ...document };
  if (rest.length > 0) copy[part] = withValue(document[part] as Document, rest, value);
  else if (value === undefined) delete copy[part];
  else copy[part] = value;
  return copy;
}
