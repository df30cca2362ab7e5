import type { EventOf } from '@carillon/contracts/event.ts';
import { outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type { Draft } from '../domain/draft.ts';
import type { Post } from '../domain/post.ts';
import { filterOf, ignoreDuplicate, type PostModel, toRow } from './post-row.ts';

export interface PostMaking {
  /**
   * The one write that creates a post, from the draft with its ID if there is one. `exists`: the ID has a post, or
   * belongs to another workspace. `stale`: the draft has another version than was seen, or was deleted. `slot_taken`:
   * another post has one of its posting slots. `unsettled`: the draft is to replace a post that isn't unscheduled
   * yet.
   */
  make(
    post: Post,
    seenVersion?: number,
    events?: readonly EventOf[],
  ): Promise<'made' | 'exists' | 'stale' | 'slot_taken' | 'unsettled'>;
}

/** The part of a draft that carries unsent events. */
interface Untold {
  readonly version: number;
  readonly outbox?: EventOf[];
}

const WHOLE = { isWhole: true };

export const postMaking = (model: PostModel): PostMaking => ({
  async make(post, seenVersion, events = []) {
    const row = { ...toRow(post), ...(events.length > 0 && outboxOf(events)) };
    const draft = { _id: post.id, workspaceId: post.workspaceId, kind: 'draft' } as const;
    const settledDraft = { ...draft, 'takenFrom.isDone': { $ne: false } };
    // Without a version there is hardly ever a draft.
    if (seenVersion === undefined && (await insertIfNew(model, row, WHOLE))) return 'made';
    for (;;) {
      // The draft's unsent events go on with the post; a consumer that gets one twice knows it by its id.
      const now = await model.findOne(filterOf(draft), { version: 1, outbox: 1 }).lean<Untold>();
      const toTell = [...(now?.outbox ?? []), ...events];
      const replacing = { ...row, ...(toTell.length > 0 && outboxOf(toTell)) };
      const version = seenVersion ?? now?.version ?? null;
      const replace = () => model.replaceOne(filterOf({ ...settledDraft, version }), replacing);
      const replaced = await despiteConflicts(replace).catch(ignoreDuplicate);
      if (replaced === null) return 'slot_taken';
      if (replaced.matchedCount === 1) return 'made';
      if (!seenVersion && (await insertIfNew(model, row, WHOLE))) return 'made';
      if (!seenVersion && row.slots && !(await model.exists({ _id: post.id }))) return 'slot_taken';
      const existingDraft = await model
        .findOne(filterOf(draft), { takenFrom: 1 })
        .lean<Pick<Draft, 'takenFrom'>>();
      if (existingDraft?.takenFrom?.isDone === false) return 'unsettled';
      if (!existingDraft) return seenVersion && !(await model.exists({ _id: post.id })) ? 'stale' : 'exists';
      if (seenVersion !== undefined) return 'stale';
      // A draft was written between the two, and any version will do.
    }
  },
});
