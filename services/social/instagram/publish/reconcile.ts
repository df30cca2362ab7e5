import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { checkClock, placeInWindow, type WindowPlace } from '../../reconcile/match-window.ts';
import { sameText } from '../../reconcile/same-text.ts';
import { SocialError } from '../../social-error.ts';
import type { InstagramClient } from '../client.ts';
import { findContainerId } from './container-note.ts';
import { containerStatus } from './container-status.ts';

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
export const reconcile = async (
  client: InstagramClient,
  request: PublishRequest,
): Promise<Published | null> => {
  const container = findContainerId(request);
  if (container === undefined) return null;
  const status = await containerStatus(client, request, container);
  // A container that is gone may have been published before it went.
  if (status.code !== 'PUBLISHED' && status.code !== 'EXPIRED') return null;
  const media = await ownMedia(client, request, status.code === 'PUBLISHED');
  if (media || status.code === 'EXPIRED') return media;
  throw new SocialError(sentence`Instagram says that the post is published, but doesn’t list it yet.`, {
    kind: 'unknown',
  });
};

const ownMedia = async (
  { graph }: InstagramClient,
  request: PublishRequest,
  isOut: boolean,
): Promise<Published | null> => {
  const { body, aheadMs } = await graph.getDated(`${request.targetId}/media`, {
    token: request.access.token,
    params: { fields: 'id,caption,timestamp,permalink', limit: '100' },
    schema: mediaReply,
    signal: request.signal,
  });
  const fitting = await fits(request, body.data, aheadMs);
  const [published, another] = fitting.filter(({ place }) => place === 'inside').map(({ media }) => media);
  // Text distinguishes posts. Without any, a matching post is only ours if it is the only one and ours is published.
  if (published && (request.text.trim() !== '' || (isOut && !another)))
    return { remoteId: published.id, url: published.permalink ?? null };
  if (fitting.length > 0)
    throw new SocialError(sentence`Instagram lists a similar post. It may be this one or another one.`, {
      kind: 'unknown',
    });
  checkClock('Instagram', aheadMs);
  return null;
};

type ListedMedia = z.infer<typeof mediaReply>['data'][number];

/** Matches media with the same text, at or after the first attempt, that belong to no other publication. */
const fits = async (request: PublishRequest, listedMedia: readonly ListedMedia[], aheadMs: number) => {
  const fitting: { readonly media: ListedMedia; readonly place: WindowPlace }[] = [];
  for (const media of listedMedia) {
    const place = placeInWindow(media.timestamp, request, aheadMs);
    if (place === 'outside' || !sameText(media.caption ?? '', request.text)) continue;
    if (!(await request.isTaken(media.id))) fitting.push({ media, place });
  }
  return fitting;
};
