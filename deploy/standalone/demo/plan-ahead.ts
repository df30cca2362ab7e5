import { randomUUID } from 'node:crypto';
import { type ApiClient, ok } from '../api-client.ts';
import type { Targets } from './link-networks.ts';
import { formOf } from './post-form.ts';
import { DRAFTS, UPCOMING } from './posts.ts';

const HOURS = [9, 12, 17];

/** What goes out over the next days, and what is not finished yet. */
export async function planAhead(client: ApiClient, targets: Targets, timezone: string): Promise<void> {
  for (const [index, post] of UPCOMING.entries()) {
    const form = await formOf(post, targets);
    form.set('scheduled_time', localTime(1 + 2 * index, HOURS[index] ?? 9));
    form.set('timezone', timezone);
    await ok(client.post('/api/posts/schedule', form));
  }
  for (const { text, topic } of DRAFTS)
    await ok(
      client.put(`/api/posts/drafts/${randomUUID()}`, {
        ...{ topic, version: 0, step: 'edit' },
        post: { source: null, text, hashtags: [] },
      }),
    );
}

/** As a clock on the wall shows it. */
function localTime(inDays: number, hour: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = new Date();
  day.setDate(day.getDate() + inDays);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())} ${two(hour)}:00:00`;
}
