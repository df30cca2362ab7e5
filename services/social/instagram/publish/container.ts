import { z } from 'zod';
import type { Media, PublishRequest } from '../../capabilities/publish.ts';
import type { InstagramClient } from '../client.ts';
import { waitUntilFinished } from './container-status.ts';

const created = z.object({ id: z.string().min(1) });

/** Makes the container of the whole post. Nothing is seen of it until it is published. */
export const createContainer = async (client: InstagramClient, request: PublishRequest): Promise<string> => {
  const [only, ...others] = request.media;
  if (only && others.length === 0) return create(client, request, { ...single(only), caption: request.text });

  const children: string[] = [];
  for (const media of request.media)
    children.push(await create(client, request, { ...child(media), is_carousel_item: true }));
  // A parent of unfinished children is refused.
  for (const id of children) await waitUntilFinished(client, request, id);
  return create(client, request, {
    media_type: 'CAROUSEL',
    children: children.join(','),
    caption: request.text,
  });
};

const create = async (
  { graph }: InstagramClient,
  request: PublishRequest,
  body: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const { id } = await graph.post(`${request.targetId}/media`, {
    token: request.access.token,
    body,
    schema: created,
    signal: request.signal,
  });
  return id;
};

const single = (media: Media) =>
  media.kind === 'video' ? { media_type: 'REELS', video_url: media.url, share_to_feed: true } : image(media);

const child = (media: Media) =>
  media.kind === 'video' ? { media_type: 'VIDEO', video_url: media.url } : image(media);

const image = (media: Media) => ({
  image_url: media.url,
  ...(media.altText ? { alt_text: media.altText } : {}),
});
