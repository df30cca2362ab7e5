import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { clockText, localTimeIn, sameDay } from '@carillon/sdk/time/clock.ts';
import { shortTime } from '@carillon/sdk/time/words.ts';
import { cityOf, isSameZone, timeOf } from '@carillon/sdk/time/zones.ts';

/** What is planned, as far as a move to another zone is concerned. */
export interface Planned {
  /** Posts, however many networks each goes to. */
  readonly count: number;
  readonly soonest: { readonly at: Date; readonly zone: string } | null;
}

/** What waits for its time, of all that a user has. `zone` is for what was planned without one of its own. */
export function plannedIn(posts: readonly UserPost[], zone: string, now: Date): Planned {
  const ahead = posts
    .filter(({ status, waiting_for }) => status === 'scheduled' && waiting_for === 'time')
    .flatMap(({ post_id, due_at, timezone }) =>
      due_at && new Date(due_at) > now ? [{ post_id, at: new Date(due_at), zone: timezone ?? zone }] : [],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  return { count: new Set(ahead.map(({ post_id }) => post_id)).size, soonest: ahead[0] ?? null };
}

/** What a move to another zone does to what is scheduled: nothing, and when the soonest goes out in both. */
export function whatHappens({ count, soonest }: Planned, to: string, now: Date): string {
  if (!soonest) return `Nothing is scheduled ahead. New posts are scheduled in ${timeOf(to)}.`;
  const those =
    count === 1
      ? '1 post is scheduled. It does not move: it goes out at the moment it was set for, '
      : `${count} posts are scheduled. They do not move: they go out at the moment they were set for, the soonest `;
  const set = `${shortTime(soonest.at, soonest.zone, now)} ${timeOf(soonest.zone)}`;
  return `${those}${set}${inOther(soonest, to, now)}. New posts are scheduled in ${timeOf(to)}.`;
}

function inOther({ at, zone }: NonNullable<Planned['soonest']>, to: string, now: Date): string {
  if (isSameZone(zone, to)) return '';
  const before = localTimeIn(zone, at);
  const after = localTimeIn(to, at);
  const here = `in ${cityOf(to)}`;
  if (!sameDay(before.date, after.date)) return `, which is ${shortTime(at, to, now)} ${here}`;
  const [one, other] = [clockText(before.time), clockText(after.time)];
  return one === other ? `, which is the same ${here}` : `, which is ${other} ${here}`;
}
