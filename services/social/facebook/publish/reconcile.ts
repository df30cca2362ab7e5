import { z } from 'zod';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import type { Dated } from '../../meta/graph.ts';
import { checkClock, placeInWindow, windowStart } from '../../reconcile/match-window.ts';
import { sameText } from '../../reconcile/same-text.ts';
import { SocialError } from '../../social-error.ts';
import type { FacebookClient } from '../client.ts';
import { PHOTO_NOTE } from './photo.ts';
import { REJECTED, readVideo, stillProcessing, VIDEO_NOTE } from './video.ts';

const attachment = z.object({ target: z.object({ id: z.string() }).optional() });
const attachments = z.object({
  data: z.array(attachment.extend({ subattachments: z.object({ data: z.array(attachment) }).optional() })),
});
const feedPost = z.object({
  id: z.string(),
  message: z.string().optional(),
  created_time: z.string(),
  permalink_url: z.string().optional(),
  attachments: attachments.optional(),
});
const feedReply = z.object({
  data: z.array(feedPost),
  paging: z.object({ next: z.string().optional() }).optional(),
});

const videosReply = z.object({
  data: z.array(z.object({ id: z.string(), description: z.string().optional(), created_time: z.string() })),
  paging: z.object({ next: z.string().optional() }).optional(),
});

/**
 * Looks for the post on the page: a video by its noted id or its description, photos without words by their
 * noted ids, all else by its text in the feed since the first attempt, ids aside that other publications have.
 */
export const reconcile = async (
  client: FacebookClient,
  request: PublishRequest,
): Promise<Published | null> => {
  if (request.media[0]?.kind === 'video') return findVideo(client, request);
  const byIds = request.text.trim() === '';
  const isOurs = byIds ? byPhotos(request) : byText(request);
  const { listed, aheadMs } = await recent(client, request, 'feed', FEED_FIELDS, feedReply);
  let doubtful = false;
  for (const post of listed) {
    const place = placeInWindow(post.created_time, request, aheadMs);
    if (place === 'outside' || !isOurs(post) || (await isAnothers(request, idsOf(post)))) continue;
    if (await isAnothers(request, shownBy(post))) {
      // Photos and videos are sent anew for each publication; only a preview of a link may show another's.
      doubtful ||= request.media.length === 0 && LINK.test(request.text);
    } else if (byIds || place === 'inside') {
      return { remoteId: post.id, url: post.permalink_url ?? null };
    } else doubtful = true;
  }
  if (!doubtful) {
    checkClock('Facebook', aheadMs);
    return null;
  }
  throw new SocialError('A post with these words is on the page, which may be this one or another', {
    kind: 'unknown',
  });
};

const isAnothers = async (request: PublishRequest, ids: readonly string[]): Promise<boolean> => {
  for (const id of ids) if (await request.isTaken(id)) return true;
  return false;
};

const LINK = /\b(?:https?:|www\.)|\w\.\w/i;

const FEED_FIELDS =
  'id,message,created_time,permalink_url,attachments{target{id},subattachments{target{id}}}';

type FeedPost = z.infer<typeof feedPost>;

const byText =
  ({ text }: PublishRequest) =>
  (post: FeedPost): boolean =>
    sameText(post.message ?? '', text);

/** Photos are noted before the call that publishes them: what shows none of those was not made by us. */
const byPhotos = ({ notes }: PublishRequest): ((post: FeedPost) => boolean) => {
  const noted = new Set(notes.filter(({ key }) => key === PHOTO_NOTE).map(({ value }) => value));
  return (post) => shownBy(post).some((id) => noted.has(id));
};

/** Of a page’s post also its last part alone, which may be the id of the photo or video that it is made of. */
const idsOf = ({ id }: FeedPost): string[] => [id, id.slice(id.lastIndexOf('_') + 1)];

/**
 * The photos and videos that a post shows. A publication is known by the id of its video, or of its photo where Facebook
 * did not name the post, while the feed names posts alone.
 */
const shownBy = ({ attachments }: FeedPost): string[] =>
  (attachments?.data ?? [])
    .flatMap((one) => [one, ...(one.subattachments?.data ?? [])])
    .flatMap(({ target }) => target?.id ?? []);

const findVideo = async (client: FacebookClient, request: PublishRequest): Promise<Published | null> => {
  const noted = request.notes.filter(({ key }) => key === VIDEO_NOTE).map(({ value }) => value);
  for (const id of noted.toReversed()) {
    const shown = await lookForVideo(client, request, id);
    if (shown) return shown;
  }
  for (const id of await videosByText(client, request, new Set(noted))) {
    const shown = await lookForVideo(client, request, id);
    if (shown) return shown;
  }
  return null;
};

/** Null for a video that Facebook rejected: it is not out, and never will be. */
const lookForVideo = async (
  client: FacebookClient,
  request: PublishRequest,
  id: string,
): Promise<Published | null> => {
  try {
    const shown = await readVideo(client, request, id);
    if (shown) return shown;
  } catch (error) {
    if (error instanceof SocialError && error.code === REJECTED) return null;
    throw error;
  }
  throw stillProcessing();
};

/** Videos that may be this one, beside those that were noted. */
const videosByText = async (
  client: FacebookClient,
  request: PublishRequest,
  noted: ReadonlySet<string>,
): Promise<string[]> => {
  const { listed, aheadMs } = await recent(client, request, 'videos', VIDEO_FIELDS, videosReply);
  const found: string[] = [];
  let doubtful = false;
  for (const video of listed) {
    const place = placeInWindow(video.created_time, request, aheadMs);
    if (place === 'outside' || noted.has(video.id) || !sameText(video.description ?? '', request.text))
      continue;
    if (await isAnothers(request, [video.id])) continue;
    if (place === 'inside') found.push(video.id);
    else doubtful = true;
  }
  const worded = request.text.trim() !== '';
  if (found.length > 0 && worded) return found;
  if (found.length === 0 && !doubtful) {
    checkClock('Facebook', aheadMs);
    return [];
  }
  throw new SocialError(
    `A video ${worded ? 'with these' : 'without'} words is on the page, which may be this one or another`,
    { kind: 'unknown' },
  );
};

const VIDEO_FIELDS = 'id,description,created_time';

interface Listed<T> {
  readonly data: T[];
  readonly paging?: { readonly next?: string | undefined } | undefined;
}

/** Everything on one of the page's lists that may be from the first attempt or later, over all result pages. */
const recent = async <T>(
  { graph }: FacebookClient,
  request: PublishRequest,
  list: 'feed' | 'videos',
  fields: string,
  schema: z.ZodType<Listed<T>>,
): Promise<{ listed: T[]; aheadMs: number }> => {
  const since = String(Math.floor(windowStart(request).getTime() / 1000));
  const query = new URLSearchParams({ fields, since, limit: '100' });
  const listed: T[] = [];
  let next: string | undefined = `${request.targetId}/${list}?${query}`;
  let aheadMs = 0;
  while (next !== undefined) {
    const reply: Dated<Listed<T>> = await graph.getDated(next, {
      token: request.accessToken,
      schema,
      signal: request.signal,
    });
    listed.push(...reply.body.data);
    aheadMs = Math.max(aheadMs, reply.aheadMs);
    next = reply.body.paging?.next;
  }
  return { listed, aheadMs };
};
