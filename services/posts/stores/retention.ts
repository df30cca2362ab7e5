import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type mongoose from 'mongoose';
import type { Publication } from '../domain/publication.ts';
import type { PublicationRow } from './publication-row.ts';
import { publicationWrites } from './publication-writes.ts';
import { readable } from './to-publication.ts';

export interface RetentionStore {
  /** Publications that came to their end before then and still have files, and those whose files are about to go. */
  withOldFiles(then: Date, limit: number): Promise<Publication[]>;
  /** Their files are not there any more. */
  gone(id: string): Promise<void>;
}

const ENDED: Publication['status'][] = ['canceled', 'failed', 'published'];

export function createRetentionStore(connection: mongoose.Connection): RetentionStore {
  const { model } = publicationWrites(connection);
  return {
    async withOldFiles(then, limit) {
      const filter = {
        platform: { $in: [...PLATFORM_NAMES] },
        status: { $in: ENDED },
        wakeAt: { $lte: then },
      };
      return readable(await model.find(filter).limit(limit).lean<PublicationRow[]>()).found;
    },
    async gone(id) {
      await model.updateOne(
        { _id: id, files: 'pending-deletion' },
        { $set: { files: 'gone', wakeAt: null } },
      );
    },
  };
}
