import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { text } from '@carillon/contracts/text.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { KeptReply, ReplyEnd } from '../domain/kept-comment.ts';
import { findEndIn, nextCheckAt } from '../domain/sent-reply.ts';
import { commentBounds } from '../reading/comment-bounds.ts';
import type { ReplyDeps, ReplyWork } from './reply-work.ts';

/** Looks under the post for a reply that may be out. While that is not known, nothing is sent in its place. */
export async function findReply(deps: ReplyDeps, work: ReplyWork): Promise<KeptReply> {
  const { stores, clock } = deps;
  const { log } = deps.telemetry;
  const { comment, reply } = work;
  const { platform } = comment;
  let end: ReplyEnd = { state: 'unknown', reason: null, checkAt: nextCheckAt(reply, clock()) };
  try {
    const replyEnd = await look(deps, work);
    const reason =
      replyEnd?.state === 'failed' ? text`It didn’t reach ${{ network: labelOf(platform) }}.` : null;
    if (replyEnd) end = { ...replyEnd, reason };
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    log.info({ platform, kind: error.kind, reason: error.message }, 'a reply can not be looked for');
  }
  await stores.comments.endReply(comment.id, reply.id, end, clock());
  return { ...reply, state: end.state, reason: end.reason };
}

async function look(
  { networks, stores, clock }: ReplyDeps,
  { comment, publication, token, reply }: ReplyWork,
): Promise<Pick<ReplyEnd, 'state' | 'remoteId'> | null> {
  const readFrom = clock();
  const list = await networks[comment.platform].comments?.list({
    targetId: publication.targetId,
    access: token.access,
    postId: publication.remoteId,
    ...commentBounds(readFrom),
    withOwn: true,
  });
  const others = await stores.comments.replyIdsUnder(publication.id);
  return list ? findEndIn({ list, readFrom }, { comment, reply, others }) : null;
}
