import type mongoose from 'mongoose';
import type { ConnectedTargets } from '../domain/connected-targets.ts';
import type { InState, Publication } from '../domain/publication.ts';
import type { PublicationRow } from './publication-row.ts';
import { publicationWrites } from './publication-writes.ts';
import { readable, type Unreadable } from './to-publication.ts';

/** First comments that wait for a worker. */
export interface CommentQueueStore {
  /**
   * Returns posts whose first comment is due, or was being sent by a worker that went silent, the longest due first.
   * If there is more than a page, it covers at least the given number of workspaces. Postpones unreadable rows.
   */
  due(now: Date, workspaces: number): Promise<readonly InState<'published'>[]>;
  /** Whose first comment waits until its account is connected again. */
  waitingForConnection(
    workspaceId: string,
    connected: ConnectedTargets,
    now: Date,
    limit: number,
  ): Promise<readonly Publication[]>;
}

const PAGE = 200;
const POSTPONED_MS = 60_000;

/** @param onUnreadable called with rows that `due` postponed */
export function createCommentQueueStore(
  connection: mongoose.Connection,
  onUnreadable: (rows: readonly Unreadable[]) => void,
): CommentQueueStore {
  const { model } = publicationWrites(connection);

  const postpone = async (unreadableRows: readonly Unreadable[], now: Date): Promise<void> => {
    const ids = unreadableRows.map(({ id }) => id);
    const commentAt = new Date(now.getTime() + POSTPONED_MS);
    await model.updateMany({ _id: { $in: ids }, commentAt: { $lte: now } }, { $set: { commentAt } });
    onUnreadable(unreadableRows);
  };

  return {
    async due(now, workspaces) {
      const due: InState<'published'>[] = [];
      const seenWorkspaces = new Set<string>();
      for (;;) {
        const rows = await model
          .find({
            commentAt: { $lte: now },
            ...(seenWorkspaces.size > 0 && { workspaceId: { $nin: [...seenWorkspaces] } }),
          })
          .sort({ commentAt: 1 })
          .limit(PAGE)
          .lean<PublicationRow[]>();
        const { found, broken } = withComment(rows);
        if (broken.length > 0) await postpone(broken, now);
        // Readable rows may follow unreadable ones.
        if (broken.length === PAGE) continue;
        due.push(...found);
        for (const { workspaceId } of found) seenWorkspaces.add(workspaceId);
        if (rows.length < PAGE || seenWorkspaces.size >= workspaces) return due;
      }
    },
    async waitingForConnection(workspaceId, { platform, targetIds }, now, limit) {
      const rows = await model
        .find({
          commentAt: { $gt: now },
          'comment.waitsForConnection': true,
          // Phrased so that no index bounds apply: few comments wait at any time, and one index only has those.
          $nor: [
            { workspaceId: { $ne: workspaceId } },
            { platform: { $ne: platform } },
            ...(targetIds ? [{ targetId: { $nin: [...targetIds] } }] : []),
          ],
        })
        .sort({ commentAt: 1 })
        .limit(limit)
        .lean<PublicationRow[]>();
      return withComment(rows).found;
    },
  };
}

function withComment(rows: readonly PublicationRow[]) {
  const { found, broken } = readable(rows);
  const published = found.filter((one) => one.status === 'published' && one.comment?.at);
  const knownIds = new Set([...published, ...broken].map(({ id }) => id));
  const stray = rows
    .filter(({ _id }) => !knownIds.has(_id))
    .map(({ _id: id, platform, status, wakeAt }) => ({ id, platform, status, wakeAt, why: STRAY }));
  return { found: published as InState<'published'>[], broken: [...broken, ...stray] };
}

const STRAY = 'its first comment is due, but there is none to be sent';
