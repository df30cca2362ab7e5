import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { type Due, dueNow, newPost } from '../domain/post.ts';
import type { MediaLibrary } from '../media/library.ts';
import { checkPost } from './check-post.ts';
import { checkTargets } from './check-targets.ts';
import { isOfAnother, markForm } from './mark-form.ts';
import type { PostRequest } from './post-request.ts';
import { prepareMedia } from './prepare-media.ts';
import { type CreatedPost, type ExpandDeps, expanded, publicationsOf } from './publications-of.ts';
import { readDueTime } from './read-due-time.ts';
import { type ReserveDeps, reserveMedia } from './reserve-media.ts';

export interface CreateDeps extends ExpandDeps, ReserveDeps {
  readonly stores: ExpandDeps['stores'] & ReserveDeps['stores'];
  readonly media: MediaLibrary;
  readonly identity: ServiceClient;
}

export interface TakenPost extends CreatedPost {
  /** It came of another form under the same request key, and nothing of this one was taken. */
  readonly earlier: boolean;
}

/**
 * Makes a post, or finds the one that the same request key made before. Everything is checked before anything is
 * stored; writing the post itself is the one point from which on it exists, and what follows can be made up for.
 * @throws AppError `conflict` when the request key was withdrawn
 * @param commit called right before that point: from then on the media is not the caller's to delete
 */
export async function createPost(
  deps: CreateDeps,
  request: PostRequest,
  commit: () => void,
): Promise<TakenPost> {
  const earlier = await findEarlier(deps, request);
  if (earlier) return earlier;
  const now = deps.clock();
  const entries = checkPost(request, now);
  const targets = await checkTargets(deps.identity, request, entries);
  const due: Due = request.schedule ? readDueTime(request.schedule, targets[0]?.timezone, now) : dueNow(now);
  const media = await prepareMedia(deps.media, request, entries);
  await reserveMedia(deps, request, media);
  const post = newPost(request, entries, { targets, media, due, formMark: markForm(request), now });
  commit();
  if (await deps.stores.posts.insert(post))
    return { post, publications: await expanded(deps, post), earlier: false };

  // Another request with the same key came first, and its media is what counts; or the key was withdrawn meanwhile.
  await deps.media.remove(post.id);
  const first = await findEarlier(deps, request);
  if (!first) throw new Error(`post ${post.id} was refused as a repeat of nothing`);
  return first;
}

async function findEarlier(deps: CreateDeps, request: PostRequest): Promise<TakenPost | null> {
  if (request.requestKey === null) return null;
  const found = await deps.stores.posts.findByKey(request.workspaceId, request.requestKey);
  if (found === 'withdrawn') throw new AppError('conflict', { message: WITHDRAWN });
  if (!found) return null;
  const publications = await publicationsOf(deps, found);
  return { post: found, publications, earlier: isOfAnother(found, request) };
}

const WITHDRAWN =
  'You canceled this before it was taken, so nothing of it goes out. Send it as a new request if you still want it out.';
