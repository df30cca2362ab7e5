import type { PlannedPublication } from '@carillon/contracts/http/posts/list-planned.ts';
import { type Day, dayBounds } from '@carillon/sdk/index.ts';
import type { Entry } from '../../../lib/entry.ts';

/** Publications of a post within the same minute are one entry. Sorted by time. */
export function entriesOf(publications: readonly PlannedPublication[]): Entry[] {
  const posts = Map.groupBy(publications, ({ post_id }) => post_id);
  return [...posts.values()]
    .flatMap(groupsOf)
    .flatMap((group) => {
      const [first] = group;
      return first ? [{ id: first.id, postId: first.post_id, dueAt: first.due_at, publications: group }] : [];
    })
    .sort((a, b) => compare(a.dueAt, b.dueAt) || compare(a.id, b.id));
}

/** Published now, each of them has a second of its own. */
const TOGETHER_MS = 60_000;

function groupsOf(publications: readonly PlannedPublication[]): PlannedPublication[][] {
  const groups: PlannedPublication[][] = [];
  for (const one of publications.toSorted((a, b) => compare(a.due_at, b.due_at))) {
    const group = groups.at(-1);
    const begins = Date.parse(group?.[0]?.due_at ?? '');
    if (group && Date.parse(one.due_at) - begins < TOGETHER_MS) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The entries of each of these days, which follow each other, by the clocks of a zone. */
export function byDay(entries: readonly Entry[], days: readonly Day[], zone: string): Map<Day, Entry[]> {
  const bounds = dayBounds(days, zone);
  const entriesByDay = new Map<Day, Entry[]>(days.map((day) => [day, []]));
  let at = 0;
  for (const entry of entries) {
    const due = Date.parse(entry.dueAt);
    if (due < (bounds[0] ?? 0)) continue;
    while (at < days.length && due >= (bounds[at + 1] ?? 0)) at++;
    const day = days[at];
    if (day === undefined) break;
    entriesByDay.get(day)?.push(entry);
  }
  return entriesByDay;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
