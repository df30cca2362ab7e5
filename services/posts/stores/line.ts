import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type mongoose from 'mongoose';
import type { InState, Publication } from '../domain/publication.ts';
import { type PublicationRow, publicationSchema } from './publication-row.ts';
import { readable, type Unreadable } from './to-publication.ts';

type Account = Pick<Publication, 'platform' | 'targetId'>;

interface Wanted {
  readonly platform: PlatformName;
  /** Accounts that nothing can be taken up of now. */
  readonly without: readonly Account[];
  readonly most: number;
}

/** The publications that wait for a worker. */
export interface LineStore {
  /**
   * The longest due first, and of what is due at one time the longest there; fewer than `most` only when there are no
   * more. What can't be read is passed over.
   */
  waiting(wanted: Wanted): Promise<InState<'queued'>[]>;
  /** What is being published, by all workers. */
  inHand(): Promise<InHand[]>;
}

export type InHand = Pick<Publication, 'id' | 'workspaceId' | 'platform' | 'targetId'>;

type Row = Pick<PublicationRow, '_id' | 'workspaceId' | 'platform' | 'targetId'>;

/** @param onUnreadable told of what `waiting` passed over, each time that it does */
export function createLineStore(
  connection: mongoose.Connection,
  onUnreadable: (rows: readonly Unreadable[]) => void,
): LineStore {
  const model = connection.model<PublicationRow>('Publication', publicationSchema);
  return {
    async waiting({ platform, without, most }) {
      const full = without.filter((one) => one.platform === platform).map(({ targetId }) => targetId);
      const passedOver: Unreadable[] = [];
      for (;;) {
        const rows = await model
          .find({
            status: 'queued',
            platform,
            targetId: { $nin: full },
            ...(passedOver.length > 0 && { _id: { $nin: passedOver.map(({ id }) => id) } }),
          })
          .sort({ dueAt: 1, createdAt: 1 })
          .limit(most)
          .lean<PublicationRow[]>();
        const { found, broken } = readable(rows);
        passedOver.push(...broken);
        // What could be read may hide behind what could not.
        if (broken.length > 0 && rows.length === most) continue;
        if (passedOver.length > 0) onUnreadable(passedOver);
        return found.filter((one) => one.status === 'queued');
      }
    },
    async inHand() {
      const shown = { workspaceId: 1, platform: 1, targetId: 1 } as const;
      const rows = await model.find({ status: 'publishing' }, shown).lean<Row[]>();
      return rows.map(({ _id, ...row }) => ({ id: _id, ...row }));
    },
  };
}
