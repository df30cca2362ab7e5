import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { targetsOf } from '../domain/draft-of-post.ts';
import { mayBeOut, type Publication } from '../domain/publication.ts';
import { findOwnPost } from '../posts/find-own-post.ts';
import { type MadeDraft, makeDraft, type ToDraft, type ToDraftDeps } from './post-to-draft.ts';
import { settleReturn } from './settle-return.ts';

export interface ReturnedDraft extends MadeDraft {
  /** Planned publications of the post that could not be stopped: they stay with the post. */
  readonly refused: readonly Publication[];
}

/**
 * Unschedules a post that is planned for all its targets, and makes a draft of it. The draft is written first, with
 * no target selected and with the IDs of the scheduled publications, from which a repeated call continues
 * (`settleReturn`). Whatever happens after that, the text is stored and nothing is published twice.
 * @throws AppError `not_found`, `too_many_drafts`, `conflict`, `draft_sent`
 */
export async function returnToDraft(deps: ToDraftDeps, request: ToDraft): Promise<ReturnedDraft> {
  const { postId, draftId, workspaceId } = request;
  const { drafts } = deps.stores;
  const { post, publications } = await findOwnPost(deps, postId, workspaceId);
  const listedPublications = publications.filter(({ removedAt }) => removedAt === null);
  if (!(await drafts.find(draftId, workspaceId))) checkPlanned(listedPublications);
  const plannedPublications = listedPublications.filter(({ status }) => status === 'scheduled');
  const content = { ...timeOf(plannedPublications), targets: targetsOf(publications, () => false) };
  const source = { post, publications: listedPublications.length > 0 ? listedPublications : publications };
  const takenFrom = { postId, publications: plannedPublications.map(({ id }) => id), isDone: false };
  const madeDraft = await makeDraft(deps, request, source, content, takenFrom);
  if (madeDraft.draft.takenFrom?.postId !== postId) throw new AppError('conflict', { message: OTHER_DRAFT });

  const { draft, stopped, refused } = await settleReturn(deps, madeDraft.draft);
  if (stopped.length > 0) return { ...madeDraft, draft, refused };
  if (madeDraft.draft.version === 1) await drafts.remove(draftId, workspaceId);
  throw new AppError('conflict', { message: ALL_TAKEN });
}

/** Everything of it can still be stopped, and something is scheduled. */
function checkPlanned(publications: readonly Publication[]): void {
  if (publications.length === 0)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  if (publications.some((one) => !canBeStopped(one.status) || isInDoubt(one)))
    throw new AppError('conflict', { message: PARTLY_OUT });
  if (publications.every(({ status }) => status === 'canceled'))
    throw new AppError('conflict', { message: NOTHING_PLANNED });
}

const canBeStopped = (status: Publication['status']): boolean =>
  status === 'scheduled' || status === 'canceled';
const isInDoubt = ({ status, attempts }: Publication): boolean =>
  status === 'scheduled' && mayBeOut(attempts);

const PARTLY_OUT = sentence`Part of this post is published, is being published, or has failed, so it can’t go back to drafts. Duplicate it instead.`;
const NOTHING_PLANNED = sentence`This post is no longer scheduled. Duplicate it instead.`;
const ALL_TAKEN = sentence`This post has been published or is being published, so it can’t go back to drafts. Duplicate it instead.`;
const OTHER_DRAFT = sentence`Another draft has this ID and stays unchanged. Give this draft another one.`;

/** When it was to be published, in its owner's words. */
function timeOf(publications: readonly Publication[]): Partial<DraftContent> {
  const { localTime = null, timezone = null } = publications.find((one) => one.localTime) ?? {};
  return localTime === null ? {} : { mode: 'later', scheduled_time: localTime, timezone };
}
