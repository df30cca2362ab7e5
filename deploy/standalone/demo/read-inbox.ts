import { randomUUID } from 'node:crypto';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { type ApiClient, bodyOf, ok } from '../api-client.ts';

/** Older comments are marked as read. */
const UNREAD_DAYS = 2;
const DAY = 86_400_000;
const MARKED_AT_ONCE = 200;
/** This many of the newest comments have no reply yet. */
const NOT_YET_REPLIED = 4;

const REPLIES = {
  positive: 'Thank you! You just made five bakers smile.',
  negative: 'We’re sorry to hear that. Please come by and let us make it right.',
  neutral: 'Ask us at the counter anytime, or message us. We reply until seven.',
} as const;

/** Leaves the inbox and the notifications as a user does who checks them every other day. */
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
    const page = await bodyOf<{ comments: InboxComment[]; next: string | null }>(
      client.get(`/api/comments${query}`),
    );
    all.push(...page.comments);
    if (page.next === null) return all;
    query = `?before=${encodeURIComponent(page.next)}`;
  }
}
