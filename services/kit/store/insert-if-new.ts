import type mongoose from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';
import { despiteConflicts } from './write-conflict.ts';

/**
 * Inserts a document whose `_id` others may create too. False if there is one, which may be this one if the reply was
 * lost: the caller reads it to find out.
 * @param isWhole it has everything the schema would add, and is written unchanged, which costs far less
 */
export async function insertIfNew<Row extends { _id: string }>(
  model: mongoose.Model<Row>,
  document: { readonly _id: string } & Readonly<Record<string, unknown>>,
  { isWhole = false } = {},
): Promise<boolean> {
  const insert = isWhole
    ? () => model.collection.insertOne({ ...document } as never, { ignoreUndefined: true })
    : () => model.create([document] as never);
  try {
    await despiteConflicts<unknown>(insert);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    const filter = { _id: document._id } as mongoose.QueryFilter<Row>;
    if (await model.exists(filter).catch(() => null)) return false;
    throw error;
  }
}
