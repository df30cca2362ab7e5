import type { EventOf } from '@carillon/contracts/event.ts';
import { outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type { Draft } from '../domain/draft.ts';
import type { Post } from '../domain/post.ts';
import { filterOf, type PostModel, toRow, unlessTaken } from './post-row.ts';

export interface PostMaking {
  /**
   * The one write that makes a post, of the draft of its id where there is one. `exists`: its id has a post, or is another
   * workspace's. `stale`: the draft has another version than was seen, or was deleted. `slot_taken`: another post has one
   * of its posting slots. `unsettled`: the draft is to take the place of a post that is not out of the schedule yet.
   */
  make(
    post: Post,
    seen?: number,
    events?: readonly EventOf[],
  ): Promise<'made' | 'exists' | 'stale' | 'slot_taken' | 'unsettled'>;
}

/** Of a draft. */
interface Untold {
  readonly version: number;
  readonly outbox?: EventOf[];
}

const WHOLE = { isWhole: true };

export const postMaking = (model: PostModel): PostMaking => ({
  async make(post, seen, events = []) {
    const row = { ...toRow(post), ...(events.length > 0 && outboxOf(events)) };
    const draft = { _id: post.id, workspaceId: post.workspaceId, kind: 'draft' } as const;
    const settled = { ...draft, 'takenFrom.isDone': { $ne: false } };
    // Without a version there is hardly ever a draft.
    if (seen === undefined && (await insertIfNew(model, row, WHOLE))) return 'made';
    for (;;) {
      // What the draft has not told yet goes on with the post; who is told twice knows it by its id.
      const now = await model.findOne(filterOf(draft), { version: 1, outbox: 1 }).lean<Untold>();
      const toTell = [...(now?.outbox ?? []), ...events];
      const replacing = { ...row, ...(toTell.length > 0 && outboxOf(toTell)) };
      const version = seen ?? now?.version ?? null;
      const replace = () => model.replaceOne(filterOf({ ...settled, version }), replacing);
      const replaced = await despiteConflicts(replace).catch(unlessTaken);
      if (replaced === null) return 'slot_taken';
      if (replaced.matchedCount === 1) return 'made';
      if (!seen && (await insertIfNew(model, row, WHOLE))) return 'made';
      if (!seen && row.slots && !(await model.exists({ _id: post.id }))) return 'slot_taken';
      const there = await model.findOne(filterOf(draft), { takenFrom: 1 }).lean<Pick<Draft, 'takenFrom'>>();
      if (there?.takenFrom?.isDone === false) return 'unsettled';
      if (!there) return seen && !(await model.exists({ _id: post.id })) ? 'stale' : 'exists';
      if (seen !== undefined) return 'stale';
      // A draft was written between the two, and any version will do.
    }
  },
});
