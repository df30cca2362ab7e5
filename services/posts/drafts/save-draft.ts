import { DRAFT_LIMITS } from '@carillon/contracts/domain/limits.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type Draft, type DraftWrite, isRepeat, writeDraft } from '../domain/draft.ts';
import type { Review } from '../domain/review.ts';
import { type NameDeps, nameMedia } from '../library/name-media.ts';
import { reviewEvent } from '../review/review-event.ts';
import type { DraftStore } from '../stores/drafts.ts';
import type { Messaging } from '../transitions/messaging.ts';
import { type ConflictDeps, draftConflict } from './draft-conflict.ts';

export interface DraftDeps extends ConflictDeps, NameDeps {
  readonly stores: ConflictDeps['stores'] & NameDeps['stores'] & { readonly drafts: DraftStore };
  readonly messaging: Pick<Messaging, 'relay'>;
}

/**
 * Writes a draft over the version that its writer saw. A write that was made already is done.
 * @throws AppError `draft_changed`, `draft_sent`, `too_many_drafts`, `too_large`, `validation_failed`, `conflict`
 */
export async function saveDraft(deps: DraftDeps, write: DraftWrite): Promise<Draft> {
  const { stores, clock } = deps;
  const { id, workspaceId, seen } = write;
  checkSize(write);
  const before = await stores.drafts.find(id, workspaceId);
  if (before && isRepeat(before, write)) return before;
  if (before ? before.version !== seen : seen > 0) throw await draftConflict(deps, write, before);
  const [had, has] = [before?.content.media_ids ?? [], write.content.media_ids];
  await nameMedia(deps, workspaceId, without(has, had));

  const draft = writeDraft(before, write, clock());
  const events = before?.review && !draft.review ? [withdrawn(before, before.review, write, clock())] : [];
  const isWritten = before
    ? await stores.drafts.replace(draft, seen, events)
    : await stores.drafts.insert(draft);
  if (!isWritten) {
    const other = await stores.drafts.find(id, workspaceId);
    if (other && isRepeat(other, write)) return other;
    throw await draftConflict(deps, write, other);
  }
  if (events.length > 0) deps.messaging.relay.nudge();
  if (!before) await checkCount(deps, draft);
  // Files taken out may be put back for a while.
  await stores.mediaItems.touch(without(had, has), workspaceId, clock());
  return draft;
}

const withdrawn = (draft: Draft, review: Review, { userId, rights }: DraftWrite, now: Date): EventOf =>
  reviewEvent({ draft, review, actor: { ...rights, userId }, change: 'withdrawn' }, now);

const without = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => !others.includes(id));

function checkSize({ content }: DraftWrite): void {
  if (Buffer.byteLength(JSON.stringify(content)) > DRAFT_LIMITS.bytes)
    throw new AppError('too_large', {
      message: sentence`A draft can have up to ${{ most: DRAFT_LIMITS.bytes / 1024 }} KB. Shorten its text, or start another draft.`,
    });
}

/**
 * Counted after the write, so that simultaneous calls can't exceed the limit; counts only drafts that the writer can
 * see and delete.
 */
async function checkCount(
  { stores: { drafts } }: DraftDeps,
  { id, workspaceId, createdBy }: Draft,
): Promise<void> {
  if ((await drafts.countSeen(workspaceId, createdBy)) <= DRAFT_LIMITS.count) return;
  await drafts.remove(id, workspaceId);
  throw new AppError('too_many_drafts', {
    message: sentence`You’ve reached the maximum of ${{ most: DRAFT_LIMITS.count }} drafts. Delete some that you no longer need.`,
  });
}
