import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { CommentSwitches } from '../domain/kept-comment.ts';
import { RECONNECT, reportRefusal } from '../reading/target-token.ts';
import { findOwnComment } from './find-own-comment.ts';
import type { ReplyDeps } from './reply-work.ts';

interface Request {
  readonly workspaceId: string;
  readonly id: string;
  readonly action: 'like' | 'hide';
  readonly on: boolean;
}

/**
 * Likes or hides a comment on its network, or undoes that. Idempotent, so nothing is recorded before the call.
 * @throws AppError with what the user can do about it
 */
export async function actOnComment(deps: ReplyDeps, request: Request): Promise<CommentSwitches> {
  const { action, on } = request;
  const { comment, publication, token } = await findOwnComment(deps, request);
  const { platform, remoteId: commentId } = comment;
  try {
    await deps.networks[platform].comments?.[action]?.({ access: token.access, commentId, on });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    const { kind, code, message } = error;
    deps.telemetry.log.info(
      { platform, action, kind, errorCode: code, reason: message },
      'a comment stays as it is',
    );
    throw explainError(platform, await reportRefusal(deps, publication, token, error));
  }
  const change = action === 'like' ? { liked: on } : { hidden: on };
  await deps.stores.comments.switch(comment.id, change, deps.clock());
  return { liked: comment.liked, hidden: comment.hidden, ...change };
}

function explainError(platform: PlatformName, cause: SocialError): AppError {
  const network = labelOf(platform);
  if (cause.kind === 'reconnect') return new AppError('not_connected', { message: RECONNECT, cause });
  if (cause.kind === 'forbidden')
    return new AppError('comments_unavailable', {
      message: text`${{ network }} doesn’t let Carillon do that on this account. Reconnect ${{ network }} and allow everything it asks for.`,
      cause,
    });
  const { networkMessage } = cause;
  const message =
    cause.kind === 'permanent'
      ? networkMessage
        ? text`${{ network }} refused: ${{ why: networkMessage }}`
        : text`${{ network }} refused and didn’t say why.`
      : text`${{ network }} could not be reached. Try again in a moment; nothing will be done twice.`;
  return new AppError('network_unavailable', { message, cause });
}
