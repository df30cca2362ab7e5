import type mongoose from 'mongoose';
import type { Publication } from '../domain/publication.ts';
import { type PublicationRow, publicationSchema } from './publication-row.ts';
import { readable } from './to-publication.ts';

/** Publications whose files have been kept long enough, or are about to go; the longest at its end first. */
export interface RetentionStore {
  endedBefore(then: Date, most: number): Promise<Publication[]>;
  leaving(most: number): Promise<Publication[]>;
  /** Their files are not there any more. */
  gone(id: string): Promise<void>;
}

export function createRetentionStore(connection: mongoose.Connection): RetentionStore {
  const model = connection.model<PublicationRow>('Publication', publicationSchema);
  const many = async (filter: mongoose.QueryFilter<PublicationRow>, most: number): Promise<Publication[]> =>
    readable(await model.find(filter).sort({ endedAt: 1 }).limit(most).lean<PublicationRow[]>()).found;
  return {
    endedBefore: (then, most) => many({ files: 'kept', endedAt: { $lte: then } }, most),
    leaving: (most) => many({ files: 'leaving' }, most),
    async gone(id) {
      await model.updateOne({ _id: id, files: 'leaving' }, { $set: { files: 'gone' } });
    },
  };
}
