import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import type { PublicationRow } from './publication-row.ts';
import type { Unreadable } from './to-publication.ts';

const FOR_MS = 60_000;

/**
 * Puts rows that can't be read out of the way of the others, without their permits; but not for ever: a newer version may
 * read them, or somebody put them right, who may just have done so.
 */
export async function postponeUnreadable(
  model: mongoose.Model<PublicationRow>,
  rows: readonly Unreadable[],
  now: Date,
): Promise<void> {
  const change = { $set: { wakeAt: new Date(now.getTime() + FOR_MS) }, $unset: { permits: '' } };
  await Promise.all(
    rows.map(({ id, wakeAt, status }) =>
      despiteConflicts(() => model.updateOne({ _id: id, wakeAt, status }, change)),
    ),
  );
}
