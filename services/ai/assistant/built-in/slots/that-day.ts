import type { Memory } from '../../memory.ts';

const THAT_DAY =
  /(?<!\p{L})(?:(?:that|the same) (?:day|date)|(?:an|zu) (?:dem|diesem|jenem) (?:tag|datum)|am (?:selben|gleichen) tag|ce jour(?:-là)?|(?:ese|el mismo) día)(?!\p{L})/u;

/** "What do I have planned that day?": the day of the post that is written or moved; null where none is meant or known. */
export function thatDay(plain: string, { post, change }: Memory): Temporal.PlainDate | null {
  const when = post?.when ?? change?.when;
  if (!when || !THAT_DAY.test(plain)) return null;
  if (when.kind === 'at') return Temporal.PlainDate.from(when.scheduled_time.slice(0, 10));
  return when.kind !== 'now' && when.date !== null ? Temporal.PlainDate.from(when.date) : null;
}
