import { restoreText } from '@carillon/contracts/words/stored-text.ts';
import { createRefusedTarget, planKey, planOf, type RefusedTarget } from '../domain/planned-change.ts';
import type { Post } from '../domain/post.ts';
import type { Publication } from '../domain/publication.ts';
import { changedMeanwhile } from '../domain/rejection-reasons.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import type { PostStore } from '../stores/posts.ts';
import type { ChangeDeps } from '../transitions/change-publication.ts';
import { expandPost } from '../transitions/expand-post.ts';
import { commandEach, type PostOutcome } from './command-post.ts';

export interface FinishDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & {
    readonly posts: PostStore;
    readonly mediaItems: Pick<MediaItemStore, 'touch'>;
  };
}

export interface FinishedChange extends PostOutcome {
  /** How many targets the post no longer has. */
  readonly takenOut: number;
}

/**
 * Carries out a change stored with the post: adds, changes and removes targets, each by compare-and-set. Idempotent,
 * also when run twice at once. Targets taken by a worker meanwhile stay unchanged.
 */
export async function finishChange(deps: FinishDeps, post: Post): Promise<FinishedChange> {
  const { change, id, workspaceId } = post;
  if (!change) return { done: [], refused: [], takenOut: 0 };
  await expandPost(deps, post);
  const { posts, publications, mediaItems } = deps.stores;
  const before = await publications.ofPost(id, workspaceId);
  const outcomes = await Promise.all(
    change.targets.map(async ({ id: target, next, seen }): Promise<FinishedChange> => {
      const those = before.filter((one) => one.id === target);
      if (!next) return takeOut(deps, those, seen);
      return { ...(await commandEach(deps, those, { type: 'replan', next, seen })), takenOut: 0 };
    }),
  );
  const after = await publications.ofPost(id, workspaceId);
  const neededIds = neededMedia(post, after);
  // Files that were taken out stay for another day.
  const unusedIds = mediaOf(before).filter((one) => !neededIds.includes(one));
  if (unusedIds.length > 0) await mediaItems.touch(unusedIds, workspaceId, deps.clock());
  const done = [
    ...outcomes.flatMap((one) => one.done),
    ...after.filter((one) => change.added.includes(one.id)),
  ];
  const refusedTargets = [
    ...withPublications(change.refused, after),
    ...outcomes.flatMap((one) => one.refused),
  ];
  const takenOut = outcomes.reduce((sum, one) => sum + one.takenOut, 0);
  await posts.endChange(id, change.id, {
    mediaIds: neededIds,
    isMade: done.length > 0 || takenOut > 0 || refusedTargets.length === 0,
    refused: refusedTargets.map(({ publication, message }) => createRefusedTarget(publication.id, message)),
  });
  return { done, refused: refusedTargets, takenOut };
}

/** The targets that a change left as they are, with their publications. */
export const withPublications = (
  refusedTargets: readonly RefusedTarget[] | undefined,
  all: readonly Publication[],
): PostOutcome['refused'] =>
  (refusedTargets ?? []).flatMap(({ id, message, messageText }) =>
    all
      .filter((one) => one.id === id)
      .map((publication) => ({ publication, message: restoreText(message, messageText) })),
  );

/** Takes publications off the list; those published or changed meanwhile stay. */
async function takeOut(
  deps: FinishDeps,
  those: readonly Publication[],
  seenVersion: string,
): Promise<FinishedChange> {
  const isChanged = (one: Publication) => one.status === 'scheduled' && planKey(planOf(one)) !== seenVersion;
  const [changed, same] = [those.filter(isChanged), those.filter((one) => !isChanged(one))];
  const { done, refused } = await commandEach(deps, same, { type: 'cancel' });
  await commandEach(deps, done, { type: 'remove' });
  const keptRefusals = changed.map((publication) => ({ publication, message: changedMeanwhile }));
  return { done: [], refused: [...refused, ...keptRefusals], takenOut: done.length };
}

/** Each further post of a series has the files that the first was made with. */
const neededMedia = (post: Post, publications: readonly Publication[]): string[] =>
  mediaOf([
    ...publications.filter(({ files }) => files !== 'gone'),
    ...(post.series ? post.publications.filter(({ added }) => !added) : []),
  ]);

const mediaOf = (those: readonly Pick<Publication, 'media'>[]): string[] => [
  ...new Set(those.flatMap(({ media }) => media.map(({ mediaId }) => mediaId))),
];
