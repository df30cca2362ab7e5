import { SocialError } from '@carillon/social/social-error.ts';
import type { KeptReply, ReplyEnd } from '../domain/kept-comment.ts';
import { reportRefusal } from '../reading/target-token.ts';
import { findReply } from './find-reply.ts';
import type { ReplyDeps, ReplyWork } from './reply-work.ts';

/** Calls the network once. If the outcome is unknown, looks for the reply. */
export async function sendReply(deps: ReplyDeps, work: ReplyWork): Promise<KeptReply> {
  const { comment, publication, token, reply } = work;
  const end = async (result: ReplyEnd): Promise<KeptReply> => {
    await deps.stores.comments.endReply(comment.id, reply.id, result, deps.clock());
    return { ...reply, ...result };
  };
  try {
    const { access } = token;
    const { id: key, at, text } = reply;
    const sendRequest = { access, commentId: comment.remoteId, text, key, at };
    const remoteId = await deps.networks[comment.platform].comments?.reply?.(sendRequest);
    return await end({ state: 'sent', reason: null, remoteId });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    const { kind, code, message } = error;
    deps.telemetry.log.info(
      { platform: comment.platform, kind, errorCode: code, reason: message },
      'a reply failed',
    );
    if (kind === 'unknown') return findReply(deps, work);
    const { words: reason } = await reportRefusal(deps, publication, token, error);
    return await end({ state: 'failed', reason });
  }
}
