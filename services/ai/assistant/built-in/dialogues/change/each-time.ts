import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { When } from '../../../memory.ts';
import type { MentionedPublication } from '../../../proposal.ts';
import type { DialogueContext } from '../../dialogue-context.ts';
import { localText, type Resolved, resolveWhen } from '../../slots/resolve-when.ts';
import type { RequestedTime } from '../../slots/when.ts';
import { timeOf } from '../../slots/which-posts.ts';

type At = Extract<When, { kind: 'at' }>;
/** The new time of each publication, by its id. */
export type Times = ReadonlyMap<string, At>;

/**
 * The new times of posts that each keep their own day or hour: "move Friday's posts to Monday", "a day later", "at 9".
 * Null for other times; the fault where one of the posts can't be moved so.
 */
export function readEachTime(
  context: DialogueContext,
  posts: readonly UserPost[],
  readTime: RequestedTime,
  proposedPublications: readonly MentionedPublication[],
): Times | Exclude<Resolved, { kind: 'when' }> | null {
  if (posts.length < 2 || !KINDS.includes(readTime.kind)) return null;
  const knownTimes = posts.flatMap(
    (post) => proposedPublications.find(({ id }) => id === post.id)?.to ?? plannedTimeOf(post, context) ?? [],
  );
  if (knownTimes.length < posts.length) return null;
  const time = exactTime(readTime, knownTimes);
  const times = new Map<string, At>();
  for (const [at, post] of posts.entries()) {
    const known = knownTimes[at];
    const resolved = resolveWhen(time, known ? { kind: 'at', ...known } : null, context.now);
    if (resolved.kind !== 'when') return resolved;
    if (resolved.when.kind !== 'at') return null;
    times.set(post.id, resolved.when);
  }
  return times;
}

/** "At 9" of posts in the morning and in the evening is in the morning for all. */
function exactTime(time: RequestedTime, knownTimes: readonly Omit<At, 'kind'>[]): RequestedTime {
  const hours = new Set(knownTimes.map(({ scheduled_time }) => scheduled_time.slice(11)));
  return time.kind === 'time' && hours.size > 1 ? { ...time, open: false } : time;
}

/** The time that all of them get; null where these differ. */
export function commonTime(times: Times): At | null {
  const [first, ...others] = times.values();
  return first &&
    others.every((one) => one.scheduled_time === first.scheduled_time && one.timezone === first.timezone)
    ? first
    : null;
}

const KINDS: readonly RequestedTime['kind'][] = ['day', 'shift', 'time'];

function plannedTimeOf(post: UserPost, { now }: DialogueContext): Omit<At, 'kind'> | null {
  const time = timeOf(post, now.timeZoneId);
  return time && { scheduled_time: localText(time), timezone: now.timeZoneId };
}

export const isTimes = (value: Times | Resolved): value is Times => value instanceof Map;

/** The times that were proposed for these publications; null where all were to get the same. */
export function timesIn(
  publications: readonly MentionedPublication[],
  of: (publication: MentionedPublication) => MentionedPublication['to'] = ({ to }) => to,
): Times | null {
  const times = new Map(
    publications.flatMap((one): [string, At][] => {
      const time = of(one);
      return time ? [[one.id, { kind: 'at', ...time }]] : [];
    }),
  );
  return times.size > 0 && times.size === publications.length ? times : null;
}
