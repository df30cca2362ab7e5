import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { checkClock, placeInWindow } from '../../reconcile/match-window.ts';
import { sameText } from '../../reconcile/same-text.ts';
import { SocialError } from '../../social-error.ts';
import type { FacebookClient } from '../client.ts';
import { isAnothers } from './is-anothers.ts';
import { listRecent } from './list-recent.ts';
import { REJECTED, readVideo, stillProcessing, VIDEO_NOTE } from './video.ts';

const videosReply = z.object({
  data: z.array(z.object({ id: z.string(), description: z.string().optional(), created_time: z.string() })),
  paging: z.object({ next: z.string().optional() }).optional(),
});

const VIDEO_FIELDS = 'id,description,created_time';

/** A video is known by its noted id, or else by its description in the match window. */
export const reconcileVideo = async (
  client: FacebookClient,
  request: PublishRequest,
): Promise<Published | null> => {
  const notedIds = request.notes.filter(({ key }) => key === VIDEO_NOTE).map(({ value }) => value);
  for (const id of notedIds.toReversed()) {
    const published = await findVideo(client, request, id);
    if (published) return published;
  }
  for (const id of await videosByText(client, request, new Set(notedIds))) {
    const published = await findVideo(client, request, id);
    if (published) return published;
  }
  return null;
};

/** Null for a video that Facebook rejected: it is not out, and never will be. */
const findVideo = async (
  client: FacebookClient,
  request: PublishRequest,
  id: string,
): Promise<Published | null> => {
  try {
    const published = await readVideo(client, request, id);
    if (published) return published;
  } catch (error) {
    if (error instanceof SocialError && error.code === REJECTED) return null;
    throw error;
  }
  throw stillProcessing();
};

/** Videos that may be this one, besides the recorded ones. */
const videosByText = async (
  client: FacebookClient,
  request: PublishRequest,
  notedIds: ReadonlySet<string>,
): Promise<string[]> => {
  const { listed, aheadMs } = await listRecent(client, request, 'videos', VIDEO_FIELDS, videosReply);
  const ids: string[] = [];
  let doubtful = false;
  for (const video of listed) {
    const place = placeInWindow(video.created_time, request, aheadMs);
    if (place === 'outside' || notedIds.has(video.id) || !sameText(video.description ?? '', request.text))
      continue;
    if (await isAnothers(request, [video.id])) continue;
    if (place === 'inside') ids.push(video.id);
    else doubtful = true;
  }
  const worded = request.text.trim() !== '';
  if (ids.length > 0 && worded) return ids;
  if (ids.length === 0 && !doubtful) {
    checkClock('Facebook', aheadMs);
    return [];
  }
  throw new SocialError(
    worded
      ? sentence`The page has a video with the same text. It may be this one or another one.`
      : sentence`The page has a video without text. It may be this one or another one.`,
    { kind: 'unknown' },
  );
};
