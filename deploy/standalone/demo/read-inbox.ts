import { randomUUID } from 'node:crypto';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { type ApiClient, json, ok } from '../api-client.ts';

/** What is older was read. */
const UNREAD_DAYS = 2;
const DAY = 86_400_000;
const MARKED_AT_ONCE = 200;
/** This many of the newest comments have no reply yet. */
const NOT_YET_REPLIED = 4;

const REPLIES = {
  positive: 'Thank you! You have just made five bakers smile.',
  negative: 'We are sorry to read that. Come by and let us make it good, please.',
  neutral: 'Ask us at the counter any time, or write to us: we answer until seven.',
} as const;

/** As who looks after it every other day leaves the inbox and the notifications. */
export async function readInbox(client: ApiClient): Promise<void> {
  const comments = await allComments(client);
  const until = new Date(Date.now() - UNREAD_DAYS * DAY).toISOString();
  const old = comments.filter(({ at }) => at < until).map(({ id }) => id);
  for (let at = 0; at < old.length; at += MARKED_AT_ONCE)
    await ok(client.post('/api/comments/read', { ids: old.slice(at, at + MARKED_AT_ONCE) }));
  await ok(client.post('/api/notifications/read', { up_to: until }));
  for (const [mood, text] of Object.entries(REPLIES)) {
    const comment = comments.slice(NOT_YET_REPLIED).find((one) => one.can_reply && one.mood === mood);
    if (comment) await ok(client.post(`/api/comments/${comment.id}/reply`, { reply_id: randomUUID(), text }));
  }
}

/** The newest first. */
async function allComments(client: ApiClient): Promise<InboxComment[]> {
  const all: InboxComment[] = [];
  let query = '';
  for (;;) {
    const page = await json<{ comments: InboxComment[]; next: string | null }>(
      client.get(`/api/comments${query}`),
    );
    all.push(...page.comments);
    if (page.next === null) return all;
    query = `?before=${encodeURIComponent(page.next)}`;
  }
}
