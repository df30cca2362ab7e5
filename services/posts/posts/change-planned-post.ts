import { randomUUID } from 'node:crypto';
import { sentence, type Text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import {
  changesWords,
  createRefusedTarget,
  type PlannedChange,
  planKey,
  planOf,
} from '../domain/planned-change.ts';
import type { Post } from '../domain/post.ts';
import type { Publication } from '../domain/publication.ts';
import { changedMeanwhile } from '../domain/rejection-reasons.ts';
import type { Sender } from '../domain/review.ts';
import { rejectionReason } from '../domain/user-commands.ts';
import type { KeepDeps } from '../library/keep-media.ts';
import type { LinkDeps } from '../planning/plan-link-tags.ts';
import { type PlanRequest, planTargets } from '../planning/plan-targets.ts';
import { refuseUnapproved } from '../review/require-approval.ts';
import type { PostOutcome } from './command-post.ts';
import { findOwnPost, type OwnPost } from './find-own-post.ts';
import { type FinishDeps, type FinishedChange, finishChange, withPublications } from './finish-change.ts';
import { planVersion } from './plan-version.ts';

export interface PlanDeps extends Omit<FinishDeps, 'stores'>, Omit<KeepDeps, 'stores'> {
  readonly stores: FinishDeps['stores'] & KeepDeps['stores'] & LinkDeps['stores'];
  readonly identity: ServiceClient;
}

export interface ChangeRequest extends PlanRequest {
  readonly id: string;
  readonly sender: Sender;
  readonly key: string | undefined;
  /** The version of each target that the editor showed, by publication ID. */
  readonly seen: ReadonlyMap<string, string> | undefined;
}

const TRIES = 5;
/** Most targets that a post can have had. */
const MAX_EVER = 90;

/**
 * Changes a scheduled post in place. The change is checked, then stored with the post: that one write decides between
 * simultaneous changes. Then it is applied to each target, and the sweeper continues if this process dies. Targets
 * taken by a worker stay unchanged.
 * @throws AppError `not_found`, `validation_failed`, `not_connected`, `conflict`, `approval_required`, `quota_full`
 */
export async function changePlannedPost(deps: PlanDeps, request: ChangeRequest): Promise<PostOutcome> {
  const { id, workspaceId, key } = request;
  for (let tries = 0; tries < TRIES; tries++) {
    const plannedPost = await findOwnPost(deps, id, workspaceId);
    const { post } = plannedPost;
    const isRepeated = key !== undefined && post.changeKey === key;
    if (post.change) {
      const finished = await finishChange(deps, post);
      if (isRepeated) return toOutcome(finished);
      continue;
    }
    if (isRepeated) return asBefore(plannedPost);
    const begunPost = await begin(deps, request, plannedPost);
    if (begunPost) return toOutcome(await finishChange(deps, begunPost));
  }
  throw new AppError('conflict');
}

/** @throws AppError `conflict` when everything was taken by a worker in the end */
function toOutcome({ done, refused, takenOut }: FinishedChange): PostOutcome {
  if (done.length === 0 && takenOut === 0 && refused[0])
    throw new AppError('conflict', { message: refused[0].message });
  return { done, refused };
}

/** Answers a repeated call as the first one was answered. */
function asBefore({ post, publications }: OwnPost): PostOutcome {
  const refusedTargets = withPublications(post.changeRefused, publications);
  const refusedIds = new Set(refusedTargets.map(({ publication }) => publication.id));
  return { done: publications.filter(({ id }) => !refusedIds.has(id)), refused: refusedTargets };
}

/** Writes the change down with the post. Null when somebody else was faster. */
async function begin(deps: PlanDeps, request: ChangeRequest, plannedPost: OwnPost): Promise<Post | null> {
  const { post } = plannedPost;
  const presentPublications = plannedPost.publications.filter(({ removedAt }) => removedAt === null);
  if (presentPublications.length === 0)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const listedPublications = presentPublications.filter(({ status }) => status !== 'canceled');
  const open = listedPublications.filter((one) => lockedBecause(one) === null);
  if (open.length === 0)
    throw new AppError('conflict', {
      message: lockedBecause(listedPublications[0] ?? presentPublications[0]) ?? '',
    });
  const { seen } = request;
  const isUnseen = (one: Publication): boolean => seen?.get(one.id) !== planVersion(one);
  if (seen && open.some(isUnseen)) throw new AppError('conflict', { message: changedMeanwhile });

  const plannedTargets = await planTargets(deps, request, { post, listed: listedPublications, open });
  const { kept, added, linkTracking } = plannedTargets;
  const targets = open.map((one): PlannedChange['targets'][number] => ({
    id: one.id,
    seen: planKey(planOf(one)),
    next: kept.get(one.id) ?? null,
  }));
  const changes = open.some((one) => {
    const next = kept.get(one.id);
    return !next || changesWords(one, next);
  });
  if (changes || added.length > 0) refuseUnapproved(request.sender, 'words');
  if (post.publications.length + added.length > MAX_EVER)
    throw new AppError('conflict', { message: TOO_MANY_CHANGES });

  const refusedTargets = listedPublications
    .filter((one) => !open.includes(one) && plannedTargets.names(one))
    .map((one) => createRefusedTarget(one.id, lockedBecause(one) ?? ''));
  const change = { id: randomUUID(), targets, added: added.map((one) => one.id), refused: refusedTargets };
  const mediaIds = [...added, ...kept.values()].flatMap(({ media }) => media.map(({ mediaId }) => mediaId));
  const all = { change, key: request.key, added, linkTracking, mediaIds: [...new Set(mediaIds)] };
  if (!(await deps.stores.posts.beginChange(post, all))) return null;
  return { ...post, change, publications: [...post.publications, ...added] };
}

/** Why the owner of a publication can't change its plan; null when they can. */
export function lockedBecause(publication: Publication | undefined): string | Text | null {
  if (!publication) return null;
  const next = planOf(publication);
  return rejectionReason(publication, { type: 'replan', next, seen: planKey(next) });
}

const TOO_MANY_CHANGES = sentence`The accounts of this post were changed too often. Duplicate it instead.`;
