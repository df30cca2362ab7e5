import type { Document } from 'bson';
import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import * as pipelineOperators from 'mingo/operators/pipeline';
import { compareValues } from '../keys/encode.ts';
import { valuesAtPath } from '../keys/path-values.ts';
import { compileFilter } from '../query/compile.ts';
import { EXPRESSION_OPERATORS } from './expression-context.ts';

interface Sequence {
  filter(test: (document: Document) => boolean): Sequence;
  transform(change: (documents: Document[]) => Iterator<Document>): Sequence;
}

/** Matching and sorting by this store's own rules, so that a pipeline agrees with a find. */
const own = {
  $match: (documents: Sequence, filter: Document) => documents.filter(compileFilter(filter)),
  $sort: (documents: Sequence, by: Record<string, number>) =>
    documents.transform((all) => [...all].sort((a, b) => compareBy(a, b, by)).values()),
  // Of nothing it gives nothing, not a zero.
  $count: (documents: Sequence, name: string) =>
    documents.transform((all) => (all.length > 0 ? [{ [name]: all.length }] : []).values()),
};

const context = Context.init({
  ...EXPRESSION_OPERATORS,
  pipeline: { ...pipelineOperators, ...own },
} as never);

/** Runs a checked pipeline; `collection` gives the documents that $lookup joins. */
export function runPipeline(
  documents: Document[],
  pipeline: Document[],
  collection: (name: string) => Document[],
): Document[] {
  const aggregator = new Aggregator(
    pipeline as never,
    {
      context,
      collectionResolver: collection,
      scriptEnabled: false,
    } as never,
  );
  return aggregator.run(documents as never) as Document[];
}

/** Orders two documents by `{ path: 1 | -1 }`; of an array its least (or greatest) element counts. */
export function compareBy(a: Document, b: Document, by: Readonly<Record<string, number>>): number {
  for (const [path, direction] of Object.entries(by)) {
    const order = compareValues(extreme(a, path, direction), extreme(b, path, direction));
    if (order !== 0) return order * Math.sign(direction);
  }
  return 0;
}

function extreme(document: Document, path: string, direction: number): unknown {
  const { values } = valuesAtPath(document, path);
  return values.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best));
}
