import { z } from 'zod';
import { CLOCK_SKEW_MS } from '../clock-skew.ts';
import type { Published, PublishRequest } from '../network.ts';
import { SocialError } from '../social-error.ts';
import { sameText } from '../text/same-text.ts';
import type { FacebookClient } from './client.ts';
import { PHOTO_NOTE } from './photo.ts';
import { lookAtVideo, REJECTED, stillProcessing, VIDEO_NOTE } from './video.ts';

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
export const findOnPage = async (
  client: FacebookClient,
  request: PublishRequest,
): Promise<Published | null> => {
  if (request.media[0]?.kind === 'video') return findVideo(client, request);
  const isOurs = request.text.trim() === '' ? byPhotos(request) : byText(request);
  const taken = await request.takenIds();
  let doubtful = false;
  for await (const post of recent(client, request, 'feed', FEED_FIELDS, feedReply)) {
    if (!isOurs(post) || idsOf(post).some((id) => taken.has(id))) continue;
    if (!shownBy(post).some((id) => taken.has(id)))
      return { remoteId: post.id, url: post.permalink_url ?? null };
    // Photos and videos are sent anew for each publication; only a preview of a link may show another's.
    doubtful ||= request.media.length === 0 && LINK.test(request.text);
  }
  if (!doubtful) return null;
  throw new SocialError('A post with these words is on the page, which may be this one or another', {
    kind: 'unknown',
  });
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
    const shown = await lookAtVideo(client, request, id);
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
  const taken = await request.takenIds();
  const found: string[] = [];
  for await (const video of recent(client, request, 'videos', 'id,description,created_time', videosReply))
    if (!noted.has(video.id) && !taken.has(video.id) && sameText(video.description ?? '', request.text))
      found.push(video.id);
  if (found.length === 0 || request.text.trim() !== '') return found;
  throw new SocialError('A video without words is on the page, which may be this one or another', {
    kind: 'unknown',
  });
};

interface Listed<T> {
  readonly data: T[];
  readonly paging?: { readonly next?: string | undefined } | undefined;
}

/** Everything on one of the page's lists since the first attempt, over all result pages. */
async function* recent<T extends { readonly created_time: string }>(
  { graph }: FacebookClient,
  request: PublishRequest,
  list: 'feed' | 'videos',
  fields: string,
  schema: z.ZodType<Listed<T>>,
): AsyncGenerator<T> {
  const since = request.firstAttemptAt.getTime() - CLOCK_SKEW_MS;
  const query = new URLSearchParams({ fields, since: String(Math.floor(since / 1000)), limit: '100' });
  let next: string | undefined = `${request.targetId}/${list}?${query}`;
  while (next !== undefined) {
    const reply: Listed<T> = await graph.get(next, {
      token: request.accessToken,
      schema,
      signal: request.signal,
    });
    yield* reply.data.filter((item) => Date.parse(item.created_time) >= since);
    next = reply.paging?.next;
  }
}
