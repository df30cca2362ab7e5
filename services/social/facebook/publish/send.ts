import { z } from 'zod';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { readPermalink } from '../../meta/permalink.ts';
import { SocialError } from '../../social-error.ts';
import type { FacebookClient } from '../client.ts';
import { PHOTO_NOTE, sendPhoto } from './photo.ts';
import { reconcile } from './reconcile.ts';
import { publishVideo } from './video.ts';

const created = z.object({ id: z.string().min(1) });

/**
 * Puts a post on a page: text, one photo, several photos, or a video. When an earlier attempt may have got through,
 * Facebook's "duplicate" may be its success; else somebody else wrote the same.
 */
export const send = async (client: FacebookClient, request: PublishRequest): Promise<Published> => {
  try {
    return await publishKind(client, request);
  } catch (error) {
    if (!(error instanceof SocialError) || error.kind !== 'duplicate' || !request.mayBeOut) throw error;
    // The page has this text: when it got it since our first attempt, it is ours.
    const published = await reconcile(client, request);
    if (published) return { ...published, byEarlierAttempt: true };
    throw error;
  }
};

const publishKind = (client: FacebookClient, request: PublishRequest): Promise<Published> => {
  const [first, ...others] = request.media;
  if (!first) return publishFeed(client, request, {});
  if (first.kind === 'video') return publishVideo(client, request, first);
  // Without text, a post can only be recognized by its photos, whose IDs must be known before it is published.
  const isTextOnly = others.length === 0 && request.text.trim() !== '';
  return isTextOnly ? publishPhoto(client, request) : publishPhotos(client, request);
};

const publishFeed = async (
  client: FacebookClient,
  request: PublishRequest,
  content: Readonly<Record<string, unknown>>,
): Promise<Published> => {
  const post = await client.graph.post(`${request.targetId}/feed`, {
    token: request.access.token,
    body: { message: request.text, published: true, ...content },
    schema: created,
    signal: request.signal,
    publishes: true,
  });
  return withPermalink(client, request, post.id);
};

const publishPhoto = async (client: FacebookClient, request: PublishRequest): Promise<Published> => {
  const [photo] = request.media;
  if (!photo) return publishFeed(client, request, {});
  const photoResult = await sendPhoto(client, request, photo, { message: request.text, published: true });
  return withPermalink(client, request, photoResult.post_id ?? photoResult.id);
};

/** The photos go up unseen first; the one call that publishes them names them all. */
const publishPhotos = async (client: FacebookClient, request: PublishRequest): Promise<Published> => {
  const attached: { media_fbid: string }[] = [];
  for (const photo of request.media) {
    const { id } = await sendPhoto(client, request, photo, { published: false });
    await request.note({ key: PHOTO_NOTE, value: id });
    attached.push({ media_fbid: id });
  }
  return publishFeed(client, request, { attached_media: attached });
};

const withPermalink = async (
  { graph }: FacebookClient,
  request: PublishRequest,
  id: string,
): Promise<Published> => ({
  remoteId: id,
  url: await readPermalink(graph, {
    id,
    field: 'permalink_url',
    token: request.access.token,
    signal: request.signal,
  }),
});
