import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type mongoose from 'mongoose';
import type { InState, Publication } from '../domain/publication.ts';
import { postponeUnreadable } from './postpone-unreadable.ts';
import type { PublicationRow } from './publication-row.ts';
import { publicationWrites } from './publication-writes.ts';
import { readable, type Unreadable } from './to-publication.ts';

/** Publications that wait for a worker, and those that workers have. */
export interface DispatchQueueStore {
  /** Whether anything is due by then on one of the networks. */
  hasDue(platforms: readonly PlatformName[], until: Date): Promise<boolean>;
  /**
   * Lists a network's publications due by then, the longest due first, and ties in the order of their creation; fewer
   * than `most` only if there are no more. Postpones unreadable ones.
   */
  due(query: DueQuery): Promise<Due[]>;
  /** Lists the permits of the publications in progress, by all workers. */
  permitHolders(): Promise<PermitHolder[]>;
  /** Takes permits from what holds them without a lease that still runs. */
  releaseStrayPermits(now: Date): Promise<void>;
  /** Those in a state that this version does not know. */
  unknown(limit: number): Promise<Unreadable[]>;
}

interface DueQuery {
  readonly platform: PlatformName;
  readonly until: Date;
  /** Accounts that nothing can be taken of now. */
  readonly without: readonly string[];
  readonly most: number;
}

export interface Due {
  readonly publication: InState<'scheduled'>;
  /** Events of it wait to be sent, so that later ones have to go behind them. */
  readonly hasEvents: boolean;
}

export interface PermitHolder extends Pick<Publication, 'id' | 'workspaceId' | 'platform' | 'targetId'> {
  readonly permits: readonly string[];
  /** The worker that has the lease. */
  readonly by: string | undefined;
}

type HolderRow = Pick<PublicationRow, '_id' | 'workspaceId' | 'platform' | 'targetId' | 'permits' | 'lease'>;
type DueRow = PublicationRow & { readonly outbox?: readonly unknown[] };

const STATUSES: Publication['status'][] = ['canceled', 'failed', 'published', 'publishing', 'scheduled'];

/** @param onUnreadable called with rows that `due` postponed */
export function createDispatchQueueStore(
  connection: mongoose.Connection,
  onUnreadable: (rows: readonly Unreadable[]) => void,
): DispatchQueueStore {
  const { model } = publicationWrites(connection);
  const anyNetwork = { $in: [...PLATFORM_NAMES] };
  return {
    async hasDue(platforms, until) {
      const due = {
        platform: { $in: [...platforms] },
        status: 'scheduled',
        wakeAt: { $lte: until },
      } as const;
      return (await model.exists(due)) !== null;
    },
    async due({ platform, until, without, most }) {
      for (;;) {
        const rows = await model
          .find({
            platform,
            status: 'scheduled',
            wakeAt: { $lte: until },
            ...(without.length > 0 && { targetId: { $nin: [...without] } }),
          })
          .sort({ wakeAt: 1, createdAt: 1 })
          .limit(most)
          .lean<DueRow[]>();
        const { found, broken } = readable(rows);
        if (broken.length > 0) {
          await postponeUnreadable(model, broken, until);
          onUnreadable(broken);
          // Readable rows may follow unreadable ones.
          if (rows.length === most) continue;
        }
        const withEvents = new Set(rows.flatMap(({ _id, outbox }) => (outbox?.length ? [_id] : [])));
        return found
          .filter((one) => one.status === 'scheduled')
          .map((publication) => ({ publication, hasEvents: withEvents.has(publication.id) }));
      }
    },
    async permitHolders() {
      const projection = { workspaceId: 1, platform: 1, targetId: 1, permits: 1, 'lease.by': 1 } as const;
      const rows = await model.find({ permits: { $gte: '' } }, projection).lean<HolderRow[]>();
      return rows.map(({ _id, permits = [], lease, ...row }) => ({
        id: _id,
        permits,
        by: lease?.by,
        ...row,
      }));
    },
    async releaseStrayPermits(now) {
      const rows = await model
        .find({ permits: { $gte: '' } }, { permits: 1, wakeAt: 1 })
        .lean<Pick<PublicationRow, '_id' | 'permits' | 'wakeAt'>[]>();
      for (const { _id, permits, wakeAt } of rows)
        if (!(wakeAt && wakeAt > now))
          await model.updateOne({ _id, permits, wakeAt }, { $unset: { permits: '' } });
    },
    async unknown(limit) {
      const between = [...STATUSES, null].map((status, at) => ({
        $gt: STATUSES[at - 1] ?? '',
        ...(status !== null && { $lt: status }),
      }));
      const find = (status: object) =>
        model
          .find({ platform: anyNetwork, status } as mongoose.QueryFilter<PublicationRow>)
          .limit(limit)
          .lean<PublicationRow[]>();
      const pages = await Promise.all(between.map(find));
      return readable(pages.flat()).broken;
    },
  };
}
