import { randomUUID } from 'node:crypto';
import { sentence, type Text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import {
  changesWords,
  type PlannedChange,
  planKey,
  planOf,
  refusedTarget,
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
import { type FinishDeps, type FinishedChange, finishChange, withPublications } from './finish-change.ts';
import { type OwnPost, ownPost } from './own-post.ts';
import { planVersion } from './plan-version.ts';

export interface PlanDeps extends Omit<FinishDeps, 'stores'>, Omit<KeepDeps, 'stores'> {
  readonly stores: FinishDeps['stores'] & KeepDeps['stores'] & LinkDeps['stores'];
  readonly identity: ServiceClient;
}

export interface ChangeRequest extends PlanRequest {
  readonly id: string;
  readonly sender: Sender;
  readonly key: string | undefined;
  /** The version of each target that the editor was shown, by publication id. */
  readonly seen: ReadonlyMap<string, string> | undefined;
}

const TRIES = 5;
/** Most targets that a post can have had. */
const MOST_EVER = 90;

/**
 * Changes a planned post in place. The change is checked, then written down with the post: that one write decides, over
 * whatever somebody else saves at the same time. Then it is made of each target, and the sweeper goes on should this process
 * die over it. Targets that a worker has taken stay as they are.
 * @throws AppError `not_found`, `validation_failed`, `not_connected`, `conflict`, `approval_required`, `quota_full`
 */
export async function changePlannedPost(deps: PlanDeps, request: ChangeRequest): Promise<PostOutcome> {
  const { id, workspaceId, key } = request;
  for (let tries = 0; tries < TRIES; tries++) {
    const own = await ownPost(deps, id, workspaceId);
    const { post } = own;
    const isRepeated = key !== undefined && post.changeKey === key;
    if (post.change) {
      const finished = await finishChange(deps, post);
      if (isRepeated) return made(finished);
      continue;
    }
    if (isRepeated) return asBefore(own);
    const begun = await begin(deps, request, own);
    if (begun) return made(await finishChange(deps, begun));
  }
  throw new AppError('conflict');
}

/** @throws AppError `conflict` when everything was taken by a worker in the end */
function made({ done, refused, takenOut }: FinishedChange): PostOutcome {
  if (done.length === 0 && takenOut === 0 && refused[0])
    throw new AppError('conflict', { message: refused[0].message });
  return { done, refused };
}

/** Answers a repeated call as the first one was answered. */
function asBefore({ post, publications }: OwnPost): PostOutcome {
  const refused = withPublications(post.changeRefused, publications);
  const left = new Set(refused.map(({ publication }) => publication.id));
  return { done: publications.filter(({ id }) => !left.has(id)), refused };
}

/** Writes the change down with the post. Null when somebody else was faster. */
async function begin(deps: PlanDeps, request: ChangeRequest, own: OwnPost): Promise<Post | null> {
  const { post } = own;
  const there = own.publications.filter(({ removedAt }) => removedAt === null);
  if (there.length === 0) throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const listed = there.filter(({ status }) => status !== 'canceled');
  const open = listed.filter((one) => lockedBecause(one) === null);
  if (open.length === 0)
    throw new AppError('conflict', { message: lockedBecause(listed[0] ?? there[0]) ?? '' });
  const { seen } = request;
  const isUnseen = (one: Publication): boolean => seen?.get(one.id) !== planVersion(one);
  if (seen && open.some(isUnseen)) throw new AppError('conflict', { message: changedMeanwhile });

  const planned = await planTargets(deps, request, { post, listed, open });
  const { kept, added, linkTracking } = planned;
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
  if (post.publications.length + added.length > MOST_EVER)
    throw new AppError('conflict', { message: TOO_MANY_CHANGES });

  const refused = listed
    .filter((one) => !open.includes(one) && planned.names(one))
    .map((one) => refusedTarget(one.id, lockedBecause(one) ?? ''));
  const change = { id: randomUUID(), targets, added: added.map((one) => one.id), refused };
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

const TOO_MANY_CHANGES = sentence`The targets of this post were changed too often. Duplicate it instead.`;
