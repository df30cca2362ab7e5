import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { type ApprovalRights, type Decision, type Review, reviewAfter } from './review.ts';

/** A post that is being written. */
export interface Draft {
  readonly id: string;
  readonly workspaceId: string;
  /** One more with each write; 1 after the first. */
  readonly version: number;
  readonly content: DraftContent;
  readonly createdBy: string;
  readonly updatedBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Its writer is only trying a topic, so the workspace's list doesn't show it; left out where that isn't so. */
  readonly isTrial?: true;
  /** The post that the draft was made from to take its place. Absent if there is none. */
  readonly takenFrom?: DraftOrigin;
  /** Left out where nobody has asked for approval. */
  readonly review?: Review | undefined;
  /** The latest decisions of all its reviews, the earliest first. Absent if there were none. */
  readonly decisions?: readonly Decision[];
}

/** A post that goes from the schedule to the drafts. */
export interface DraftOrigin {
  readonly postId: string;
  /** IDs of the publications that were scheduled when it began. */
  readonly publications: readonly string[];
  /** Whether each of them is stopped or known to be out of reach. Until then the draft can't be sent. */
  readonly isDone: boolean;
}

/** A writer's change of a draft, over the version that it saw. */
export interface DraftWrite {
  readonly id: string;
  readonly workspaceId: string;
  readonly userId: string;
  readonly rights: ApprovalRights;
  /** 0 for a new draft. */
  readonly seen: number;
  readonly content: DraftContent;
  /** Only for a new draft. */
  readonly takenFrom?: DraftOrigin | undefined;
}

export function writeDraft(before: Draft | null, write: DraftWrite, now: Date): Draft {
  const review = before ? reviewAfter(before, write) : undefined;
  const takenFrom = before ? before.takenFrom : write.takenFrom;
  return {
    id: write.id,
    workspaceId: write.workspaceId,
    version: write.seen + 1,
    content: write.content,
    createdBy: before?.createdBy ?? write.userId,
    updatedBy: write.userId,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    ...(!takenFrom && !review && isTrial(write.content) && { isTrial: true as const }),
    ...(takenFrom && { takenFrom }),
    ...(review && { review }),
    ...(before?.decisions && { decisions: before.decisions }),
  };
}

/** Whether a write was made already, and its reply was lost. */
export const isRepeat = (draft: Draft, { seen, content }: DraftWrite): boolean =>
  draft.version === seen + 1 && JSON.stringify(draft.content) === JSON.stringify(content);

/**
 * Whether there is nothing worth keeping yet: a topic, and generated posts that nobody has edited, planned or added
 * files to.
 */
export function isTrial(content: DraftContent): boolean {
  const { media_ids, targets, mode, scheduled_time, step, repeat } = content;
  return (
    !hasOwnText(content) &&
    media_ids.length === 0 &&
    !targets.some(({ selected }) => selected) &&
    mode === 'now' &&
    scheduled_time === null &&
    !repeat &&
    (step === 'topic' || step === 'edit')
  );
}

/** Whether somebody wrote any of it, beside the topic. */
function hasOwnText({ generated, post }: DraftContent): boolean {
  if (!post) return false;
  if (post.first_comment?.text.trim()) return true;
  const source = generated?.posts.find(({ content }) => content === post.source);
  if (!source) return post.text.trim() !== '';
  const texts = [source.content, ...Object.values(source.versions ?? {})];
  return (
    [post.text, ...Object.values(post.versions)].some((text) => !texts.includes(text)) ||
    JSON.stringify(post.hashtags) !== JSON.stringify(source.hashtags)
  );
}
