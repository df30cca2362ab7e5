import { FORMER_MEMBER } from '@carillon/contracts/domain/former-member.ts';
import type mongoose from 'mongoose';
import { despiteConflicts } from '../store/write-conflict.ts';
import { rowsOf, type StoredPersonalData, type Subject } from './stored-personal-data.ts';

/** Few enough that no other write waits long. */
const BATCH = 200;

type Row = { _id: string };

/** Removes a subject's data, in batches. Repeatable, and resumes where it was interrupted. */
export async function erase(
  connection: mongoose.Connection,
  collections: readonly StoredPersonalData[],
  { kind, id }: Subject,
): Promise<void> {
  for (const one of collections) {
    if ('nothing' in one) continue;
    const where = one[kind];
    if (where) await removeRows(connection, [one.collection, ...(one.alongside ?? [])], rowsOf(where, id));
    if (kind === 'user') await forgetName(connection, one, id);
  }
}

/** The rows that go along are gone before those that they are found by. */
async function removeRows(
  connection: mongoose.Connection,
  [main, ...alongside]: readonly [string, ...string[]] | readonly string[],
  filter: Record<string, unknown>,
): Promise<void> {
  const rows = connection.collection<Row>(main as string);
  for (;;) {
    const batch = await rows
      .find(filter, { projection: { _id: 1 } })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) return;
    const those = { _id: { $in: batch.map(({ _id }) => _id) } };
    for (const name of [...alongside, main as string])
      await despiteConflicts(() => connection.collection<Row>(name).deleteMany(those));
  }
}

async function forgetName(
  connection: mongoose.Connection,
  { collection, authors = [], authorsIn = {}, marks = [] }: Exclude<StoredPersonalData, { nothing: string }>,
  id: string,
): Promise<void> {
  const rows = connection.collection(collection);
  for (const field of authors)
    await despiteConflicts(() => rows.updateMany({ [field]: id }, { $set: { [field]: FORMER_MEMBER } }));
  for (const [list, field] of Object.entries(authorsIn)) await forgetInList(rows, list, field, id);
  for (const field of marks)
    await despiteConflicts(() => rows.updateMany({ [field]: id }, { $pull: { [field]: id } as never }));
}

/**
 * One entry at a time, because not every store can change only the matching ones; each must be unchanged since it was
 * read, or is left.
 */
async function forgetInList(
  rows: ReturnType<mongoose.Connection['collection']>,
  list: string,
  field: string,
  id: string,
): Promise<void> {
  for (;;) {
    const batch = await rows
      .find({ [`${list}.${field}`]: id }, { projection: { [list]: 1 } })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) return;
    for (const { _id, [list]: entries } of batch)
      for (const [at, entry] of (entries as Record<string, unknown>[]).entries()) {
        const path = `${list}.${at}.${field}`;
        if (entry[field] === id)
          await despiteConflicts(() =>
            rows.updateOne({ _id, [path]: id }, { $set: { [path]: FORMER_MEMBER } }),
          );
      }
  }
}
