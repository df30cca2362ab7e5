import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { KeptReply } from '../domain/kept-comment.ts';
import { findOwnComment } from './find-own-comment.ts';
import { findReply } from './find-reply.ts';
import { REPLY_LEASE_MS, type ReplyDeps } from './reply-work.ts';
import { sendReply } from './send-reply.ts';

interface Request {
  readonly workspaceId: string;
  readonly id: string;
  readonly replyId: string;
  /** The one that its writer saw with the comment. */
  readonly seenId: string | null;
  readonly text: string;
}

/**
 * Replies once: the reply is recorded before the network is called. One that may be published is looked for and never
 * sent again.
 * @throws AppError with what the user can do about it
 */
export async function replyToComment(deps: ReplyDeps, request: Request): Promise<KeptReply> {
  const { comments } = deps.stores;
  const { comment, publication, token } = await findOwnComment(deps, { ...request, action: 'reply' });

  const now = deps.clock();
  const leasedUntil = new Date(now.getTime() + REPLY_LEASE_MS);
  const { replyId: id, seenId, text } = request;
  const unsettled = { leasedUntil, checkAt: leasedUntil };
  const reply: KeptReply = { id, text, state: 'sending', at: now, reason: null, ...unsettled };
  if (await comments.beginReply(comment.id, reply, seenId))
    return sendReply(deps, { comment, publication, token, reply });

  const existing = (await comments.find(request.workspaceId, request.id))?.reply;
  if (existing?.id !== id)
    throw new AppError('conflict', {
      message: sentence`Someone else has replied to this comment. Check that reply before you send yours.`,
    });
  if (existing.state === 'sent' || existing.state === 'failed') return existing;
  if (!(await comments.leaseReply(comment.id, id, now, leasedUntil))) return existing;
  return findReply(deps, { comment, publication, token, reply: { ...existing, leasedUntil } });
}
