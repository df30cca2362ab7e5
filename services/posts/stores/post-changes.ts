import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import type { PlannedChange, RefusedTarget } from '../domain/planned-change.ts';
import type { Post, PostTarget } from '../domain/post.ts';
import { filterOf, isPost, type PostModel, type PostRow } from './post-row.ts';

export interface BegunChange {
  readonly change: PlannedChange;
  readonly key: string | undefined;
  readonly added: readonly PostTarget[];
  readonly linkTracking: boolean | null;
  /** All that is needed until it is made. */
  readonly mediaIds: readonly string[];
}

interface EndedChange {
  /** The files that the post needs from now on. */
  readonly mediaIds: readonly string[];
  /** False where all of it was refused: a call that is repeated with its key tries once more. */
  readonly isMade: boolean;
  /** A call that is repeated with its key is answered with them. */
  readonly refused: readonly RefusedTarget[];
}

/** Changes of a planned post as a whole, each begun and ended. */
export interface PostChanges {
  /**
   * Writes what is to become of a planned post, which `endChange` ends. False when it was changed since it was read, or is
   * being changed.
   */
  beginChange(post: Post, change: BegunChange): Promise<boolean>;
  /** The change is made. */
  endChange(id: string, changeId: string, end: EndedChange): Promise<void>;
}

export const postChanges = (model: PostModel): PostChanges => ({
  async beginChange({ id, workspaceId, changes }, { change, key, added, linkTracking, mediaIds }) {
    const filter = filterOf({
      _id: id,
      workspaceId,
      ...isPost,
      change: { $exists: false },
      changes: changes ?? { $exists: false },
    });
    const changeFields = { ...(key && { changeKey: key }), ...(linkTracking !== null && { linkTracking }) };
    const untold = { ...(!key && { changeKey: 1 }), ...(linkTracking === null && { linkTracking: 1 }) };
    const update = {
      $set: { change, expanded: false, ...changeFields },
      ...(Object.keys(untold).length > 0 && { $unset: untold }),
      $inc: { changes: 1 },
      ...(added.length > 0 && { $push: { publications: { $each: [...added] } } }),
      ...(mediaIds.length > 0 && { $addToSet: { mediaIds: { $each: [...mediaIds] } } }),
    };
    const begin = () => model.updateOne(filter, update as mongoose.UpdateQuery<PostRow>);
    return (await despiteConflicts(begin)).matchedCount === 1;
  },
  async endChange(id, changeId, { mediaIds, isMade, refused }) {
    const isPart = isMade && refused.length > 0;
    const update = {
      $set: {
        expanded: true,
        ...(mediaIds.length > 0 && { mediaIds: [...mediaIds] }),
        ...(isPart && { changeRefused: [...refused] }),
      },
      $unset: {
        change: 1,
        ...(mediaIds.length === 0 && { mediaIds: 1 }),
        ...(!isMade && { changeKey: 1 }),
        ...(!isPart && { changeRefused: 1 }),
      },
    };
    const end = () =>
      model.updateOne(filterOf({ _id: id, 'change.id': changeId }), update as mongoose.UpdateQuery<PostRow>);
    await despiteConflicts(end);
  },
});
