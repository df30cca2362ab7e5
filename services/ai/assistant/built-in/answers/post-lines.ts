import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { shown } from '../../shown-text.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import { plainTime, timeInZone, timeText } from '../slots/time-text.ts';
import { mentioned } from '../slots/which-posts.ts';

/** When it goes out or went out, by the clocks that it was scheduled by; those of another zone are named. */
export function whenOf({ scheduled_time, timezone, due_at, published_at }: UserPost, now: ZonedNow): string {
  if (published_at) return timeText(timeInZone(published_at, now.timeZoneId), now);
  if (scheduled_time) {
    const zone = timezone && timezone !== now.timeZoneId ? ` (${timezone})` : '';
    return `${timeText(plainTime(scheduled_time), now)}${zone}`;
  }
  return due_at ? timeText(timeInZone(due_at, now.timeZoneId), now) : 'at once';
}

/** "“Our summer sale …” on Facebook (Rye & Co)" */
export const nameOf = (post: UserPost): string => `${wordsOf(post)} on ${placeOf(post)}`;

const wordsOf = (post: UserPost): string => `“${shown(mentioned(post).words) || 'a post without text'}”`;

const placeOf = ({ platform, target_name }: UserPost): string =>
  `${labelOf(platform)}${target_name ? ` (${shown(target_name)})` : ''}`;

/** The publications of each post together, in the order of the first of them. */
export const byPost = (publications: readonly UserPost[]): UserPost[][] => [
  ...Map.groupBy(publications, ({ post_id }) => post_id).values(),
];

/** "“Our summer sale …” on Facebook (Rye & Co) and LinkedIn, Friday, November 27 at 10:00 AM", with a link to the post. */
export function lineOf(publications: readonly UserPost[], now: ZonedNow, withStanding: boolean): string {
  const timeOf = (post: UserPost) => (withStanding ? standingOf(post, now) : whenOf(post, now));
  const parts = [...Map.groupBy(publications, timeOf)].map(
    ([time, posts]) => `on ${listText(posts.map(placeOf))}, ${time}`,
  );
  const [first] = publications;
  return first ? `[${wordsOf(first)}](/posts/${encodeURIComponent(first.post_id)}) ${parts.join('; ')}` : '';
}

/** "planned for Friday, November 27 at 10:00 AM", or what became of it. */
export function standingOf(post: UserPost, now: ZonedNow): string {
  if (post.status === 'failed') return 'which failed';
  if (post.status === 'canceled') return 'canceled';
  return `${post.status === 'published' ? 'published' : 'planned for'} ${whenOf(post, now)}`;
}
