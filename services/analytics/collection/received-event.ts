import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { KeptComment } from '../domain/kept-comment.ts';

/** The event of a new comment. */
export const receivedEvent = (comment: KeptComment, now: Date) =>
  makeEvent(
    commentReceived,
    {
      workspace_id: comment.workspaceId,
      comment_id: comment.id,
      post_id: comment.postId,
      publication_id: comment.publicationId,
      platform: comment.platform,
      target_id: comment.targetId ?? undefined,
      target_name: comment.targetName,
      text: comment.text,
      author: comment.author,
      url: comment.url ?? comment.postUrl,
      written_at: comment.at.toISOString(),
    },
    now,
  );
