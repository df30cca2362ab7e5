import { z } from 'zod';
import { CLOCK_SKEW_MS } from '../clock-skew.ts';
import type { Published, PublishRequest } from '../network.ts';
import { SocialError } from '../social-error.ts';
import { sameText } from '../text/same-text.ts';
import type { InstagramClient } from './client.ts';
import { containerStatus } from './container-status.ts';
import { notedContainer } from './note.ts';

const mediaReply = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.string().optional(),
      timestamp: z.string(),
      permalink: z.string().optional(),
    }),
  ),
});

/** Asks the noted container whether it was published; without one, no attempt came as far as publishing. */
export const findMedia = async (
  client: InstagramClient,
  request: PublishRequest,
): Promise<Published | null> => {
  const container = notedContainer(request);
  if (container === undefined) return null;
  const status = await containerStatus(client, request, container);
  // A container that is gone may have been published before it went.
  if (status.code !== 'PUBLISHED' && status.code !== 'EXPIRED') return null;
  const media = await ownMedia(client, request, status.code === 'PUBLISHED');
  if (media || status.code === 'EXPIRED') return media;
  throw new SocialError('Instagram says that the post is out, but does not list it yet', { kind: 'unknown' });
};

const ownMedia = async (
  { graph }: InstagramClient,
  request: PublishRequest,
  isOut: boolean,
): Promise<Published | null> => {
  const { data } = await graph.get(`${request.targetId}/media`, {
    token: request.accessToken,
    params: { fields: 'id,caption,timestamp,permalink', limit: '100' },
    schema: mediaReply,
    signal: request.signal,
  });
  const since = request.firstAttemptAt.getTime() - CLOCK_SKEW_MS;
  const taken = await request.takenIds();
  const [ours, another] = data.filter(
    (media) =>
      Date.parse(media.timestamp) >= since &&
      !taken.has(media.id) &&
      sameText(media.caption ?? '', request.text),
  );
  // Words tell one from another; without any, one that fits is ours only if it is the only one and ours is out.
  if (ours && request.text.trim() === '' && (another || !isOut))
    throw new SocialError('Instagram lists posts without words, of which any may be this one', {
      kind: 'unknown',
    });
  return ours ? { remoteId: ours.id, url: ours.permalink ?? null } : null;
};
