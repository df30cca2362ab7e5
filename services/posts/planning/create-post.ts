import type { EventOf } from '@carillon/contracts/event.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Quotas } from '@carillon/kit/plan/quotas.ts';
import type { MediaItem } from '../domain/media.ts';
import { type Due, dueNow, newPost, type Post } from '../domain/post.ts';
import { draftConflict } from '../drafts/draft-conflict.ts';
import { settleReturn } from '../drafts/settle-return.ts';
import type { KeepDeps } from '../library/keep-media.ts';
import { nameMedia } from '../library/name-media.ts';
import { prepareMedia } from '../library/prepare-media.ts';
import { removeMedia } from '../library/remove-media.ts';
import { withVideoFacts } from '../library/with-video-facts.ts';
import { isAway } from '../media/storage/is-away.ts';
import { inNextSlots, type QueueDeps } from '../queue/in-next-slots.ts';
import { requireApproval } from '../review/require-approval.ts';
import type { DraftStore } from '../stores/drafts.ts';
import { limitsOf } from './account-limits.ts';
import { asSeries } from './as-series.ts';
import { checkPost, checkServers } from './check-post.ts';
import { checkTargets } from './check-targets.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type LinkDeps, planLinkTags } from './plan-link-tags.ts';
import { commitQuotas, releaseQuotas, reserveQuotas, updateQuotas } from './post-quotas.ts';
import type { PostRequest } from './post-request.ts';
import { type CreatedPost, type ExpandDeps, expanded, publicationsOf } from './publications-of.ts';
import { readDueTime } from './read-due-time.ts';

export interface CreateDeps extends ExpandDeps, KeepDeps {
  readonly stores: ExpandDeps['stores'] &
    KeepDeps['stores'] &
    QueueDeps['stores'] &
    LinkDeps['stores'] & { readonly drafts: DraftStore };
  readonly identity: ServiceClient;
  readonly quotas: Quotas;
}

export interface TakenPost extends CreatedPost {
  /** Another request for the same draft or key created it, and this request changed nothing. */
  readonly earlier: boolean;
  /** Whether this very call made it. */
  readonly isNew: boolean;
}

/**
 * Creates a post, or finds the one made from the same draft or under the same key. Everything is checked before the
 * post is stored. It exists from that write on, and everything after it can be repeated.
 * @throws AppError `draft_changed`, `conflict`, `plan_limit`, `approval_required`
 */
export async function createPost(deps: CreateDeps, request: PostRequest): Promise<TakenPost> {
  const earlier = request.isNew ? null : await findEarlier(deps, request);
  if (earlier) return earlier;
  const keptItems: MediaItem[] = [];
  const prepared = preparePost(deps, request, (item) => keptItems.push(item));
  const admitted = prepared.then(async (ready) => {
    await reserveQuotas(deps, ready.post);
    return ready;
  });
  const ready = await admitted.catch(async (error: Error) => {
    await removeUnnamed(deps, keptItems);
    return error;
  });
  // Whatever stopped this request, another one with the same id may have made the post meanwhile.
  if (ready instanceof Error) return orThrow(await findEarlier(deps, request), ready);

  // Should it fail without an answer, the uploads may be the post's.
  const { made, post: storedPost } = await makePost(deps, ready, request);
  if (made === 'made') {
    commitQuotas(deps, storedPost);
    if (ready.events.length > 0) deps.messaging.relay.nudge();
    return { post: storedPost, publications: await expanded(deps, storedPost), earlier: false, isNew: true };
  }
  if (made !== 'exists') releaseQuotas(deps, ready.post);
  await removeUnnamed(deps, keptItems);
  if (made === 'stale') throw await staleDraft(deps, request);
  const message = made === 'exists' ? TAKEN : CROWDED;
  const refusal = made instanceof Error ? made : new AppError('conflict', { message });
  return orThrow(await findEarlier(deps, request), refusal);
}

interface ReadyPost {
  readonly post: Post;
  readonly events: readonly EventOf[];
}

/**
 * Creates a post. If another one took a posting slot first, it takes the next free one. A draft that replaces a post
 * is sent once the post is unscheduled. An error in either step is returned, not thrown.
 */
async function makePost(deps: CreateDeps, ready: ReadyPost, request: PostRequest) {
  for (let { post } = ready, tries = 1; ; tries++) {
    const result = await deps.stores.posts.make(post, request.draftVersion, ready.events);
    if ((result !== 'slot_taken' && result !== 'unsettled') || tries === MAX_TRIES)
      return { made: result, post };
    const goOn = result === 'slot_taken' ? inNextSlots(deps, post) : withoutSource(deps, request, post);
    const next = await goOn.catch((error: Error) => error);
    if (next instanceof Error) return { made: next, post };
    post = next;
  }
}

/**
 * Stops the planned publications of the post that the draft came from. Where some of them are published by now, the
 * user who sends the draft sees that first.
 * @throws AppError `draft_changed`, `conflict`, `draft_sent`
 */
async function withoutSource(deps: CreateDeps, request: PostRequest, post: Post): Promise<Post> {
  const { postId: id, workspaceId, draftVersion: seenVersion = 0 } = request;
  const draft = await deps.stores.drafts.find(id, workspaceId);
  if (!draft?.takenFrom) return post;
  const settledReturn = await settleReturn(deps, draft);
  updateQuotas(deps, { postId: draft.takenFrom.postId, workspaceId });
  if (settledReturn.refused.length > 0)
    throw await draftConflict(deps, { id, workspaceId, seen: seenVersion }, settledReturn.draft);
  return post;
}

const orThrow = (takenPost: TakenPost | null, error: Error): TakenPost => {
  if (!takenPost) throw error;
  return takenPost;
};

async function preparePost(
  deps: CreateDeps,
  request: PostRequest,
  onKept: (item: MediaItem) => void,
): Promise<ReadyPost> {
  const { schedule, workspaceId, mediaIds } = request;
  const now = deps.clock();
  if (!request.targets.ok) throw invalid(request.targets.errors);
  const { entries } = request.targets;
  const items = await nameMedia(deps, workspaceId, mediaIds);
  const itemsWithFacts = await withVideoFacts(deps.media, items);
  checkPost(request, entries, itemsWithFacts, now);
  const { approval, events } = await requireApproval(deps, request, items);
  const targets = await checkTargets(deps.identity, request, entries);
  checkServers(request, entries, itemsWithFacts, targets);
  const limits = entries.map(({ platform }, n) => limitsOf(platform, targets[n] ?? {}));
  const isTimed = schedule !== null && schedule !== 'queue';
  const due: Due = isTimed ? readDueTime(schedule, targets[0]?.timezone, now) : dueNow(now);
  const linkTags = await planLinkTags(deps, request, { entries, targets, due, limits });
  const media = await prepareMedia(deps, { ...request, entries, limits, items, onKept });
  const createdPost = newPost(request, entries, {
    targets,
    media,
    linkTags,
    due,
    fingerprint: fingerprintOf(request),
    now,
  });
  const post = approval ? { ...createdPost, approval } : createdPost;
  return {
    post: schedule === 'queue' ? await inNextSlots(deps, post) : asSeries(post, request.repeat),
    events,
  };
}

async function findEarlier(deps: CreateDeps, request: PostRequest): Promise<TakenPost | null> {
  const { postId, workspaceId } = request;
  const post = await deps.stores.posts.find(postId, workspaceId);
  if (!post) return null;
  const publications = await publicationsOf(deps, post);
  return { post: post, publications, earlier: post.fingerprint !== fingerprintOf(request), isNew: false };
}

async function staleDraft(deps: CreateDeps, { postId: id, workspaceId, draftVersion }: PostRequest) {
  const current = await deps.stores.drafts.find(id, workspaceId);
  return draftConflict(deps, { id, workspaceId, seen: draftVersion ?? 0 }, current);
}

/** Uploads of a request that made no post go again, unless its answer was lost and they are the post's. */
async function removeUnnamed(deps: CreateDeps, keptItems: readonly MediaItem[]): Promise<void> {
  const [first] = keptItems;
  if (!first) return;
  const ids = keptItems.map(({ id }) => id);
  const namedIds = await deps.stores.posts.namedMedia(ids, first.workspaceId);
  for (const item of keptItems.filter(({ id }) => !namedIds.has(id)))
    await removeMedia(deps, { item, namedAt: item.createdAt, isPendingDeletion: false }).catch((error) => {
      // Nobody can name it any more, so the sweep removes it.
      if (!isAway(error)) throw error;
    });
}

/** More than there are callers of one workspace at a time. */
const MAX_TRIES = 50;
const CROWDED = sentence`Too many posts are being queued at once. Nothing was lost: try again.`;
const TAKEN = sentence`This ID is already in use. Give the draft another one.`;
