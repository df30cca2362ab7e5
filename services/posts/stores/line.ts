import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type mongoose from 'mongoose';
import type { InLine } from '../domain/fair-order.ts';
import { type PublicationRow, publicationSchema } from './publication-row.ts';

type Account = Pick<InLine, 'platform' | 'targetId'>;

interface Wanted {
  readonly platforms: readonly PlatformName[];
  /** Accounts that nothing can be taken up of now. */
  readonly without: readonly Account[];
  readonly most: number;
}

/** The publications that wait in the queue for a worker. */
export interface LineStore {
  /** The longest due first. */
  waiting(wanted: Wanted): Promise<InLine[]>;
  /** What is being published, by all workers. */
  inHand(): Promise<InHand[]>;
}

export type InHand = Pick<InLine, 'userId' | 'platform' | 'targetId'>;

type Row = Pick<PublicationRow, '_id' | 'userId' | 'platform' | 'targetId' | 'dueAt'>;

export function createLineStore(connection: mongoose.Connection): LineStore {
  const model = connection.model<PublicationRow>('Publication', publicationSchema);
  return {
    async waiting({ platforms, without, most }) {
      const rows = await model
        .find(
          {
            status: 'queued',
            platform: { $in: [...platforms] },
            ...(without.length > 0 && {
              $nor: without.map(({ platform, targetId }) => ({ platform, targetId })),
            }),
          },
          { userId: 1, platform: 1, targetId: 1, dueAt: 1 },
        )
        .sort({ dueAt: 1 })
        .limit(most)
        .lean<Row[]>();
      return rows.map(({ _id, ...rest }) => ({ id: _id, ...rest }));
    },
    async inHand() {
      const shown = { _id: 0, userId: 1, platform: 1, targetId: 1 } as const;
      return model.find({ status: 'publishing' }, shown).lean<InHand[]>();
    },
  };
}
