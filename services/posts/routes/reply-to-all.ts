import type { PostReply } from '@carillon/contracts/http/posts/publication-reply.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import type { ApprovalRights } from '../domain/review.ts';
import { viewOf } from '../domain/view.ts';
import type { PostOutcome } from '../posts/command-post.ts';

/** Builds the reply to a command on a post: the targets done, and why others were left as they are. */
export const replyToAll = (
  { clock }: { clock(): Date },
  { done, refused }: PostOutcome,
  message: string | Text,
  { role, ownerApproval }: ApprovalRights,
): PostReply => ({
  success: true,
  ...messageFields(message),
  results: [...done, ...refused.map(({ publication }) => publication)]
    .filter(({ removedAt }) => removedAt === null)
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
    .map((publication) => viewOf(publication, { role, ownerApproval, now: clock() })),
  refused: refused.map(({ publication: { id, targetName }, message: why }) => ({
    publication_id: id,
    target_name: targetName,
    ...messageFields(why),
  })),
});
