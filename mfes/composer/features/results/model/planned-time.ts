import { plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';

export interface PlannedTime {
  /** YYYY-MM-DD, on the clocks of the post's zone. */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
}

/** The latest time that anything of the post is planned for; null where nothing is. */
export function lastPlanned(results: readonly PublicationView[]): PlannedTime | null {
  const times = results
    .filter(({ status, waiting_for }) => status === 'scheduled' && waiting_for === 'time')
    .flatMap(({ scheduled_time }) => scheduled_time ?? [])
    .sort();
  const last = times.at(-1);
  return last ? { date: last.slice(0, 10), time: last.slice(11, 16) } : null;
}

/** The same time a day later, as the address of a new post has it. */
export function dayAfter({ date, time }: PlannedTime): string {
  const next = plainDateTime(`${date} ${time}:00`)?.add({ days: 1 });
  return next ? next.toString().slice(0, 'YYYY-MM-DDTHH:mm'.length) : `${date}T${time}`;
}
