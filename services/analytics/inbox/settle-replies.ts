import type { KeptComment, KeptReply } from '../domain/kept-comment.ts';
import { nextCheckAt } from '../domain/sent-reply.ts';
import { tokenFor } from '../reading/target-token.ts';
import { findReply } from './find-reply.ts';
import { REPLY_LEASE_MS, type ReplyDeps } from './reply-work.ts';

interface SettleDeps extends ReplyDeps {
  /** Tells open pages. */
  signal(workspaceId: string, what: 'comments'): void;
}

/** Finds out what became of replies that may be out, so that none waits for somebody to ask. */
export async function settleReplies(deps: SettleDeps, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const now = deps.clock();
    const until = new Date(now.getTime() + REPLY_LEASE_MS);
    const comment = await deps.stores.comments.claimReplyToCheck(now, until);
    if (!comment?.reply) return;
    await settle(deps, comment, comment.reply);
  }
}

async function settle(deps: SettleDeps, comment: KeptComment, reply: KeptReply): Promise<void> {
  const { stores, clock } = deps;
  const { log } = deps.telemetry;
  const publication = await stores.publications.find(comment.publicationId);
  const token = publication && (await tokenFor(deps, publication));
  if (!publication || !token || typeof token === 'string') {
    const checkAt = nextCheckAt(reply, clock());
    await stores.comments.endReply(
      comment.id,
      reply.id,
      { state: 'unknown', reason: null, checkAt },
      clock(),
    );
    return;
  }
  const { state } = await findReply(deps, { comment, publication, token, reply });
  if (state === 'unknown') return;
  log.info({ platform: comment.platform, state }, 'a reply whose outcome was not known is settled');
  deps.signal(comment.workspaceId, 'comments');
}
