import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { takeDownPublication } from '@carillon/contracts/http/analytics/take-down-publication.ts';
import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { restoreText } from '@carillon/contracts/words/stored-text.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Commands } from '../tools.ts';

/** Creates the commands that a confirmed proposal runs: the services' own operations. */
export const createUserCommands = (asUser: ServiceClient): Commands => ({
  async reschedule(id, scheduled_time, timezone) {
    const body = { scheduled_time, timezone };
    return wordsOf(await asUser.call(reschedulePublication, { params: { id }, body }));
  },
  cancel: async (id) => wordsOf(await asUser.call(cancelPublication, { params: { id } })),
  publishNow: async (id) => wordsOf(await asUser.call(publishPublicationNow, { params: { id } })),
  retry: async (id) => wordsOf(await asUser.call(retryPublication, { params: { id } })),
  deletePost: async (id) => wordsOf(await asUser.call(deletePost, { params: { id } })),
  takeDown: async (id) => wordsOf(await asUser.call(takeDownPublication, { params: { id } })),
  async replyToComment({ id, comment_id, seen_reply_id, text }) {
    const body = { reply_id: id, seen_reply_id, text };
    return (await asUser.call(replyToComment, { params: { id: comment_id }, body })).reply;
  },
});

interface Said {
  readonly message: string;
  readonly message_text?: Parameters<typeof restoreText>[1];
}

const wordsOf = ({ message, message_text }: Said) => restoreText(message, message_text);
