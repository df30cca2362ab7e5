import { z } from 'zod';
import type { Published, PublishRequest } from '../network.ts';
import { sameText } from '../text/same-text.ts';
import type { FacebookClient } from './client.ts';
import { lookAtVideo, stillProcessing, VIDEO_NOTE } from './video.ts';

const feedReply = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      message: z.string().optional(),
      created_time: z.string(),
      permalink_url: z.string().optional(),
    }),
  ),
  paging: z.object({ next: z.string().optional() }).optional(),
});

const videosReply = z.object({
  data: z.array(z.object({ id: z.string(), description: z.string().optional(), created_time: z.string() })),
  paging: z.object({ next: z.string().optional() }).optional(),
});

/** The network's clock and ours may differ. */
const CLOCK_SKEW_MS = 60_000;

/**
 * Looks for the post on the page: a video by its noted id or its description, all else by its text in the
 * feed since the first attempt. Facebook refuses the same text twice in a row, so the text tells enough.
 */
export const findOnPage = async (
  client: FacebookClient,
  request: PublishRequest,
): Promise<Published | null> => {
  if (request.media[0]?.kind === 'video') return findVideo(client, request);
  for await (const post of recent(client, request, 'feed', FEED_FIELDS, feedReply)) {
    if (!request.takenIds.has(post.id) && sameText(post.message ?? '', request.text))
      return { remoteId: post.id, url: post.permalink_url ?? null };
  }
  return null;
};

const FEED_FIELDS = 'id,message,created_time,permalink_url';

const findVideo = async (client: FacebookClient, request: PublishRequest): Promise<Published | null> => {
  const id =
    request.notes.findLast((note) => note.key === VIDEO_NOTE)?.value ?? (await videoByText(client, request));
  if (id === undefined) return null;
  const shown = await lookAtVideo(client, request, id);
  if (shown) return shown;
  throw stillProcessing();
};

const videoByText = async (client: FacebookClient, request: PublishRequest): Promise<string | undefined> => {
  for await (const video of recent(client, request, 'videos', 'id,description,created_time', videosReply)) {
    if (!request.takenIds.has(video.id) && sameText(video.description ?? '', request.text)) return video.id;
  }
  return undefined;
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
