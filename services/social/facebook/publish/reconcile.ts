import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { checkClock, placeInWindow } from '../../reconcile/match-window.ts';
import { sameText } from '../../reconcile/same-text.ts';
import { SocialError } from '../../social-error.ts';
import type { FacebookClient } from '../client.ts';
import { isAnothers } from './is-anothers.ts';
import { listRecent } from './list-recent.ts';
import { PHOTO_NOTE } from './photo.ts';
import { reconcileVideo } from './reconcile-video.ts';

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

/**
 * Finds the post on the page: a video by its noted id or its description, photos without words by their noted ids, all
 * else by its text in the feed of the match window. Posts that are other publications' are passed over.
 */
export const reconcile = async (
  client: FacebookClient,
  request: PublishRequest,
): Promise<Published | null> => {
  if (request.media[0]?.kind === 'video') return reconcileVideo(client, request);
  const byIds = request.text.trim() === '';
  const isOurs = byIds ? byPhotos(request) : byText(request);
  const { listed, aheadMs } = await listRecent(client, request, 'feed', FEED_FIELDS, feedReply);
  let doubtful = false;
  for (const post of listed) {
    const place = placeInWindow(post.created_time, request, aheadMs);
    if (place === 'outside' || !isOurs(post) || (await isAnothers(request, idsOf(post)))) continue;
    if (await isAnothers(request, listShownMedia(post))) {
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
  throw new SocialError(
    sentence`The page has a post with the same text. It may be this one or another one.`,
    {
      kind: 'unknown',
    },
  );
};

const LINK = /\b(?:https?:|www\.)|\w\.\w/i;

const FEED_FIELDS =
  'id,message,created_time,permalink_url,attachments{target{id},subattachments{target{id}}}';

type FeedPost = z.infer<typeof feedPost>;

const byText =
  ({ text }: PublishRequest) =>
  (post: FeedPost): boolean =>
    sameText(post.message ?? '', text);

/** Photos are recorded before the call that publishes them, so a post without any of them isn't ours. */
const byPhotos = ({ notes }: PublishRequest): ((post: FeedPost) => boolean) => {
  const notedIds = new Set(notes.filter(({ key }) => key === PHOTO_NOTE).map(({ value }) => value));
  return (post) => listShownMedia(post).some((id) => notedIds.has(id));
};

/** A page’s post can be matched by its last part too, which may be the id of its photo or video. */
const idsOf = ({ id }: FeedPost): string[] => [id, id.slice(id.lastIndexOf('_') + 1)];

/**
 * The photos and videos that a post shows. A publication is known by the id of its video, or of its photo where Facebook
 * did not name the post, while the feed names posts alone.
 */
const listShownMedia = ({ attachments }: FeedPost): string[] =>
  (attachments?.data ?? [])
    .flatMap((one) => [one, ...(one.subattachments?.data ?? [])])
    .flatMap(({ target }) => target?.id ?? []);
