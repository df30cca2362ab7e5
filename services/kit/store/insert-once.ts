import type mongoose from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';
import { despiteConflicts } from './write-conflict.ts';

/**
 * Inserts a document whose `_id` nobody else creates. If the reply is lost, looks for the document, so an insert that
 * succeeded never counts as failed.
 * @returns false if a unique index already has one of its keys
 */
export async function insertOnce<Row extends { _id: string }>(
  model: mongoose.Model<Row>,
  document: { readonly _id: string } & Readonly<Record<string, unknown>>,
): Promise<boolean> {
  try {
    await despiteConflicts(() => model.create([document] as never));
    return true;
  } catch (error) {
    const filter = { _id: document._id } as mongoose.QueryFilter<Row>;
    if (await model.exists(filter).catch(() => null)) return true;
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
