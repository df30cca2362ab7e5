import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { Sentences } from '../../languages/says.ts';
import { toShownText } from '../../shown-text.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import { plainTime, timeInZone, timeText } from '../slots/time-text.ts';
import { mentioned } from '../slots/which-posts.ts';

/** When it goes out or went out, by the clocks that it was scheduled by; those of another zone are named. */
export function whenOf(
  { scheduled_time, timezone, due_at, published_at }: UserPost,
  now: ZonedNow,
  says: Sentences,
): string {
  if (published_at) return timeText(timeInZone(published_at, now.timeZoneId), now, says);
  if (scheduled_time) {
    const zone = timezone && timezone !== now.timeZoneId ? ` (${timezone})` : '';
    return `${timeText(plainTime(scheduled_time), now, says)}${zone}`;
  }
  return due_at ? timeText(timeInZone(due_at, now.timeZoneId), now, says) : says.posts.atOnce;
}

/** "“Our summer sale …” on Facebook (Rye & Co)" */
export const nameOf = (post: UserPost, says: Sentences): string =>
  says.posts.on(quoteWords(mentioned(post).words, says), placeOf(post));

/** A post by its first words, in quotation marks. */
export const quoteWords = (words: string, { posts }: Sentences): string =>
  posts.quoted(toShownText(words) || posts.noText);

const placeOf = ({ platform, target_name }: UserPost): string =>
  `${labelOf(platform)}${target_name ? ` (${toShownText(target_name)})` : ''}`;

/** The same, which leads to the post's page. */
export const postLink = (postId: string, words: string, says: Sentences): string =>
  `[${quoteWords(words, says)}](/posts/${encodeURIComponent(postId)})`;

/** The publications of each post together, in the order of the first of them. */
export const byPost = (publications: readonly UserPost[]): UserPost[][] => [
  ...Map.groupBy(publications, ({ post_id }) => post_id).values(),
];

/** "“Our summer sale …” on Facebook (Rye & Co) and LinkedIn, Friday, November 27 at 10:00 AM", with a link to the post. */
export function lineOf(
  publications: readonly UserPost[],
  now: ZonedNow,
  says: Sentences,
  withStatus: boolean,
): string {
  const timeOf = (post: UserPost) => (withStatus ? describeStatus(post, now, says) : whenOf(post, now, says));
  const parts = [...Map.groupBy(publications, timeOf)].map(([time, posts]) =>
    says.posts.onPlaces(says.list(posts.map(placeOf)), time),
  );
  const [first] = publications;
  return first ? `${postLink(first.post_id, mentioned(first).words, says)} ${parts.join('; ')}` : '';
}

/** "planned for Friday, November 27 at 10:00 AM", or what became of it. */
export function describeStatus(post: UserPost, now: ZonedNow, says: Sentences): string {
  const { posts } = says;
  if (post.status === 'failed') return posts.failed;
  if (post.status === 'canceled') return posts.canceled;
  const when = whenOf(post, now, says);
  return post.status === 'published' ? posts.published(when) : posts.planned(when);
}
