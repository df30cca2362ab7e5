import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { KeptReply } from '../domain/kept-comment.ts';
import type { ReplyDeps, ReplyWork } from './reply-work.ts';

const MOST_COMMENTS = 2000;
const MOST_MS = 20_000;
/** A network shows what it was sent by then: what is not there did not arrive. */
const SHOWN_WITHIN_MS = 60_000;
/** How far its clock may be behind ours. */
const CLOCKS_APART_MS = 120_000;

/** Looks under the post for a reply that may be out. While that is not known, nothing is sent in its place. */
export async function findReply(
  { networks, stores, clock, log }: ReplyDeps,
  { comment, publication, token, reply }: ReplyWork,
): Promise<KeptReply> {
  const { platform } = comment;
  const end = async (state: KeptReply['state'], reason: string | null = null): Promise<KeptReply> => {
    await stores.comments.endReply(comment.id, reply.id, { state, reason });
    return { ...reply, state, reason };
  };
  try {
    const now = clock();
    const list = await networks[platform].comments?.list({
      ...{ targetId: publication.targetId, accessToken: token.accessToken, postId: publication.remoteId },
      ...{ limit: MOST_COMMENTS, until: new Date(now.getTime() + MOST_MS), withOwn: true },
    });
    const since = reply.at.getTime() - CLOCKS_APART_MS;
    const found = list?.comments.some(
      ({ own, text, createdAt }) =>
        own && text.trim() === reply.text.trim() && (createdAt?.getTime() ?? since) >= since,
    );
    if (found) return await end('sent');
    const isCertain = list?.truncated === false && now.getTime() - reply.at.getTime() >= SHOWN_WITHIN_MS;
    if (isCertain) return await end('failed', `It did not reach ${labelOf(platform)}.`);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    log.info({ platform, kind: error.kind, reason: error.message }, 'a reply can not be looked for');
  }
  return end('unknown');
}
