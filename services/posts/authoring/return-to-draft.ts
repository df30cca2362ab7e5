import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { written } from '../domain/draft.ts';
import { targetsOf } from '../domain/draft-of-post.ts';
import { mayBeOut, type Publication } from '../domain/publication.ts';
import { commandPost } from './command-post.ts';
import { ownPost } from './own-post.ts';
import { type MadeDraft, makeDraft, type ToDraft, type ToDraftDeps } from './post-to-draft.ts';

/**
 * Takes a post that is planned for all of its targets out of the schedule, and makes a draft of it. The draft is written
 * first, with no target selected: whatever happens after that, the text is there and nothing goes out twice. Then each
 * publication is canceled by compare-and-set and taken off the list, and the draft is for those that were.
 * @throws AppError `not_found`, `too_many_drafts`, `conflict`, `draft_sent`
 */
export async function returnToDraft(deps: ToDraftDeps, wanted: ToDraft): Promise<MadeDraft> {
  const { postId, draftId, workspaceId, userId } = wanted;
  const { drafts } = deps.stores;
  const { post, publications } = await ownPost(deps, postId, workspaceId);
  const earlier = await drafts.find(draftId, workspaceId);
  const listed = publications.filter(({ removedAt }) => removedAt === null);
  if (!earlier) checkPlanned(listed);
  const concerned = publications.filter(({ status }) =>
    earlier ? canBeStopped(status) : status === 'scheduled',
  );

  const first = { ...timeOf(concerned), targets: targetsOf(publications, () => false) };
  const source = listed.length > 0 ? listed : publications;
  const made = await makeDraft(deps, wanted, { post, publications: source }, first);
  // The reply to a call that did it all was lost; or it is another draft of this workspace, which stays as it is.
  if (made.draft.version > 1) return made;
  const stopped = await stop(
    deps,
    listed.filter(({ status }) => canBeStopped(status)),
    async () => {
      if (!earlier) await drafts.remove(draftId, workspaceId);
    },
  );
  const isTaken = ({ id, removedAt }: Publication): boolean => removedAt !== null || stopped.has(id);
  const targets = targetsOf(publications, (one) => concerned.includes(one) && isTaken(one));
  const write = { id: draftId, workspaceId, userId, seen: 1, content: { ...made.draft.content, targets } };
  const draft = written(made.draft, write, deps.clock());
  if (await drafts.replace(draft, 1)) return { ...made, draft };
  return { ...made, draft: (await drafts.find(draftId, workspaceId)) ?? made.draft };
}

/** Cancels what a worker has not taken meanwhile, and takes it off the list. @throws AppError `conflict` when it has all */
async function stop(
  deps: ToDraftDeps,
  publications: readonly Publication[],
  onNothing: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  if (publications.length === 0) return new Set();
  try {
    const canceled = await commandPost(deps, publications, { type: 'cancel' });
    const { done } = await commandPost(deps, canceled.done, { type: 'remove' });
    return new Set(done.map(({ id }) => id));
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') await onNothing();
    throw error;
  }
}

/** Everything of it can still be stopped, and something of it is to go out. */
function checkPlanned(publications: readonly Publication[]): void {
  if (publications.length === 0) throw new AppError('not_found', { message: 'We couldn’t find that post.' });
  if (publications.some((one) => !canBeStopped(one.status) || isInDoubt(one)))
    throw new AppError('conflict', { message: PARTLY_OUT });
  if (publications.every(({ status }) => status === 'canceled'))
    throw new AppError('conflict', { message: NOTHING_PLANNED });
}

const canBeStopped = (status: Publication['status']): boolean =>
  status === 'scheduled' || status === 'canceled';
const isInDoubt = ({ status, attempts }: Publication): boolean =>
  status === 'scheduled' && mayBeOut(attempts);

const PARTLY_OUT =
  'Part of this post is out, is on its way, or has failed, so it can’t go back to the drafts. Duplicate it instead.';
const NOTHING_PLANNED = 'Nothing of this post is planned any more. Duplicate it instead.';

/** When it was to go out, as its owner said it. */
function timeOf(publications: readonly Publication[]): Partial<DraftContent> {
  const { localTime = null, timezone = null } = publications.find((one) => one.localTime) ?? {};
  return localTime === null ? {} : { mode: 'later', scheduled_time: localTime, timezone };
}
