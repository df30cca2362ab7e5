import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import { type Due, dueNow, firstPublications, newPost, type Post } from '../domain/post.ts';
import type { Publication } from '../domain/publication.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { UploadedFile } from '../media/receive-upload.ts';
import type { PostStore } from '../stores/posts.ts';
import type { ChangeDeps } from './change-publication.ts';
import { checkPost } from './check-post.ts';
import { checkTargets } from './check-targets.ts';
import { expandPost } from './expand-post.ts';
import { persistently } from './persistently.ts';
import { prepareMedia } from './prepare-media.ts';
import { readDueTime } from './read-due-time.ts';

export interface CreateDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly posts: PostStore };
  readonly media: MediaLibrary;
  readonly identity: ServiceClient;
  readonly log: Log;
}

export interface PostRequest {
  readonly postId: string;
  readonly userId: string;
  readonly requestKey: string | null;
  readonly initialDescription: string;
  /** JSON, as it came. */
  readonly platforms: string;
  readonly files: readonly UploadedFile[];
  /** Null to publish at once. */
  readonly schedule: Schedule | null;
}

export interface Schedule {
  readonly localTime: string;
  /** The account's when null. */
  readonly timezone: string | null;
  readonly aiSuggested: boolean;
}

export interface CreatedPost {
  readonly post: Post;
  readonly publications: readonly Publication[];
}

/**
 * Makes a post, or finds the one that the same request key made before. Everything is checked before anything is
 * stored; writing the post itself is the one point from which on it exists, and what follows can be made up for.
 * @param commit called right before that point: from then on the media is not the caller's to delete
 */
export async function createPost(
  deps: CreateDeps,
  request: PostRequest,
  commit: () => void,
): Promise<CreatedPost> {
  const earlier = await findEarlier(deps, request);
  if (earlier) return earlier;
  const now = deps.clock();
  const entries = checkPost(request, now);
  const targets = await checkTargets(deps.identity, request.userId, entries);
  const due: Due = request.schedule ? readDueTime(request.schedule, targets[0]?.timezone, now) : dueNow(now);
  const media = await prepareMedia(deps.media, request, entries);
  const post = newPost(request, entries, { targets, media, due, now });
  commit();
  if (await deps.stores.posts.insert(post)) return { post, publications: await expanded(deps, post) };

  // Another request with the same key came first, and its media is what counts.
  await deps.media.remove(post.id);
  const first = await findEarlier(deps, request);
  if (!first) throw new Error(`post ${post.id} was refused as a repeat of nothing`);
  return first;
}

async function findEarlier(
  deps: CreateDeps,
  { userId, requestKey }: PostRequest,
): Promise<CreatedPost | null> {
  if (requestKey === null) return null;
  const post = await deps.stores.posts.findByKey(userId, requestKey);
  if (!post) return null;
  const publications = await deps.stores.publications.ofPost(post.id);
  if (publications.length === post.publications.length) return { post, publications };
  // The first request is still writing them, or died over it.
  return { post, publications: await expanded(deps, post) };
}

/** The post is made; its publications are written in a moment if not now, and by the sweeper after that. */
async function expanded(deps: CreateDeps, post: Post): Promise<Publication[]> {
  try {
    return await expandPost(deps, post);
  } catch (err) {
    deps.log.error({ err, postId: post.id }, 'the publications of a post are written later');
    void persistently(() => expandPost(deps, post)).catch(() => undefined);
    return firstPublications(post);
  }
}
