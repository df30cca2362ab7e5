import { randomUUID } from 'node:crypto';
import type { TimeSlot } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { type ApiClient, bodyOf, ok } from '../api-client.ts';
import type { Targets } from './link-networks.ts';
import { formOf } from './post-form.ts';
import { DRAFTS, UPCOMING } from './posts.ts';

const EVERY_DAYS = 2;

/** Plans posts over the next weeks, at the times that do best, and leaves a few unfinished. */
export async function planAhead(client: ApiClient, targets: Targets, timezone: string): Promise<void> {
  const query = new URLSearchParams({ timezone });
  const { slots } = await bodyOf<{ slots: TimeSlot[] }>(client.get(`/api/analytics/best-times?${query}`));
  for (const [index, post] of UPCOMING.entries()) {
    const form = await formOf(post, targets);
    form.set('scheduled_time', localTime(1 + EVERY_DAYS * index, slots));
    form.set('timezone', timezone);
    await ok(client.post('/api/posts/schedule', form));
  }
  for (const { text, topic } of DRAFTS)
    await ok(
      client.put(`/api/posts/drafts/${randomUUID()}`, {
        topic,
        version: 0,
        step: 'edit',
        post: { source: null, text, hashtags: [] },
      }),
    );
}

/** The day so many days from now, at its best hour, as a clock on the wall shows it. */
function localTime(inDays: number, slots: readonly TimeSlot[]): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = new Date();
  day.setDate(day.getDate() + inDays);
  const weekday = day.getDay() || 7;
  const [best] = slots.filter((slot) => slot.weekday === weekday).toSorted((a, b) => b.score - a.score);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())} ${two(best?.hour ?? 9)}:${two((inDays * 5) % 60)}:00`;
}
