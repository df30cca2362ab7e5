import type { PlannedPublication } from '@carillon/contracts/http/posts/list-planned.ts';
import { type Day, dayBounds } from '@carillon/sdk/index.ts';
import type { Entry } from '../../../lib/entry.ts';

/** What of a post goes out at the same time is one entry; in the order of their times. */
export function entriesOf(publications: readonly PlannedPublication[]): Entry[] {
  const groups = Map.groupBy(publications, ({ post_id, due_at }) => `${post_id} ${due_at}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first ? [{ id: first.id, postId: first.post_id, dueAt: first.due_at, publications: group }] : [];
    })
    .sort((a, b) => compare(a.dueAt, b.dueAt) || compare(a.id, b.id));
}

/** The entries of each of these days, which follow each other, by the clocks of a zone. */
export function byDay(entries: readonly Entry[], days: readonly Day[], zone: string): Map<Day, Entry[]> {
  const bounds = dayBounds(days, zone);
  const found = new Map<Day, Entry[]>(days.map((day) => [day, []]));
  let at = 0;
  for (const entry of entries) {
    const due = Date.parse(entry.dueAt);
    if (due < (bounds[0] ?? 0)) continue;
    while (at < days.length && due >= (bounds[at + 1] ?? 0)) at++;
    const day = days[at];
    if (day === undefined) break;
    found.get(day)?.push(entry);
  }
  return found;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
