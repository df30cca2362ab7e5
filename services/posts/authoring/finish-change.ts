import type { Post } from '../domain/post.ts';
import type { Publication } from '../domain/publication.ts';
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

/**
 * Makes a change that was written down with the post: adds, changes and takes out targets, each by compare-and-set. Doing it
 * again, or twice at once, changes nothing. Targets that a worker has taken meanwhile stay as they are.
 */
export async function finishChange(deps: FinishDeps, post: Post): Promise<PostOutcome> {
  const { change, id, workspaceId } = post;
  if (!change) return { done: [], refused: [] };
  await expandPost(deps, post);
  const { posts, publications, mediaItems } = deps.stores;
  const before = await publications.ofPost(id, workspaceId);
  const outcomes = await Promise.all(
    change.targets.map((target): Promise<PostOutcome> => {
      const those = before.filter((one) => one.id === target.id);
      const { next, seen } = target;
      return next ? commandEach(deps, those, { type: 'replan', next, seen }) : takeOut(deps, those);
    }),
  );
  const after = await publications.ofPost(id, workspaceId);
  const needed = neededMedia(post, after);
  await posts.endChange(id, change.id, needed);
  // Files that were taken out stay for another day.
  const left = mediaOf(before).filter((one) => !needed.includes(one));
  if (left.length > 0) await mediaItems.touch(left, workspaceId, deps.clock());
  return {
    done: [...outcomes.flatMap(({ done }) => done), ...after.filter((one) => change.added.includes(one.id))],
    refused: outcomes.flatMap(({ refused }) => refused),
  };
}

/** What is out stays on the list. */
async function takeOut(deps: FinishDeps, those: readonly Publication[]): Promise<PostOutcome> {
  const { done, refused } = await commandEach(deps, those, { type: 'cancel' });
  await commandEach(deps, done, { type: 'remove' });
  return { done: [], refused };
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
