import mongoose from 'mongoose';

const { EJSON } = mongoose.mongo.BSON;
export type Document = mongoose.mongo.BSON.Document;
export type Collection = mongoose.mongo.Collection<Document>;

export type Action =
  | {
      readonly kind: 'find';
      readonly filter: Document;
      readonly sort: Document;
      readonly projection: Document;
      readonly skip: number;
      readonly limit: number;
    }
  | { readonly kind: 'count'; readonly filter: Document }
  | { readonly kind: 'distinct'; readonly field: string; readonly filter: Document }
  | {
      readonly kind: 'update';
      readonly filter: Document;
      readonly update: Document;
      readonly many: boolean;
      readonly upsert: boolean;
    }
  | { readonly kind: 'aggregate'; readonly pipeline: Document[] };

/** Something to ask of two servers: documents, and one action on them. */
export interface Case {
  readonly documents: Document[];
  readonly action: Action;
}

/**
 * Returns a server's outcome of a case as text; errors are only reported as such, because their messages and codes
 * differ.
 */
export async function outcomeOf(collection: Collection, { documents, action }: Case): Promise<string> {
  // A server may have stored what it can't read again.
  await collection.deleteMany({}).catch(() => collection.drop());
  if (documents.length > 0) await collection.insertMany(documents.map((document) => ({ ...document })));
  try {
    return show(await runAction(collection, action));
  } catch {
    return 'refused';
  }
}

async function runAction(collection: Collection, action: Action): Promise<unknown> {
  switch (action.kind) {
    case 'find':
      return collection
        .find(action.filter)
        .sort({ ...action.sort, _id: 1 })
        .project({ ...action.projection })
        .skip(action.skip ?? 0)
        .limit(action.limit ?? 0)
        .toArray();
    case 'count':
      return collection.countDocuments(action.filter ?? {});
    case 'distinct':
      return (await collection.distinct(action.field ?? 'a', action.filter ?? {})).map(show).sort();
    case 'aggregate':
      return (await collection.aggregate(action.pipeline.flatMap(inOrder)).toArray()).map(show).sort();
    case 'update': {
      const { filter, update, many, upsert } = action;
      const outcome = many
        ? await collection.updateMany(filter, update, { upsert })
        : await collection.updateOne({ ...filter, _id: 1 } as never, update);
      const after = await collection.find().sort({ _id: 1 }).toArray();
      // An upsert's own id is made anew each time.
      return [outcome.matchedCount, outcome.upsertedCount, after.map(withoutMadeId)];
    }
  }
}

/** Which documents these take depends on an order that every document has its own place in. */
const inOrder = (stage: Document): Document[] =>
  '$limit' in stage || '$skip' in stage
    ? [{ $sort: { _id: 1, a: 1, b: 1, c: 1, d: 1, k: 1, v: 1, n: 1 } }, stage]
    : [stage];

const withoutMadeId = ({ _id, ...rest }: Document): Document =>
  typeof _id === 'number' ? { _id, ...rest } : rest;

export const show = (value: unknown): string => EJSON.stringify(value, { relaxed: true });
