import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { select, text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Comments } from '@carillon/social/capabilities/comments.ts';
import { tokenFor } from '../reading/target-token.ts';
import type { ReplyDeps, ReplyWork } from './reply-work.ts';

interface CommentRequest {
  readonly workspaceId: string;
  readonly id: string;
  /** The action on it. */
  readonly action: Exclude<keyof Comments, 'list'>;
}

/**
 * Finds a workspace's comment with everything needed to act on it on its network.
 * @throws AppError with what the user can do
 */
export async function findOwnComment(
  deps: ReplyDeps,
  { workspaceId, id, action }: CommentRequest,
): Promise<Omit<ReplyWork, 'reply'>> {
  const comment = await deps.stores.comments.find(workspaceId, id);
  const publication = comment && (await deps.stores.publications.find(comment.publicationId));
  if (!comment || !publication) throw new AppError('not_found');
  const network = labelOf(comment.platform);
  if (!deps.networks[comment.platform].comments?.[action])
    throw new AppError('comments_unavailable', {
      message: text`${{ network }} doesn’t let apps ${select({ action }, { reply: 'reply to', like: 'like', other: 'hide' })} a comment here.`,
    });
  const token = await tokenFor(deps, publication);
  if (typeof token !== 'string') return { comment, publication, token };
  throw new AppError('not_connected', {
    message: text`This post was published as ${{ account: publication.targetName }}. Reconnect that ${{ network }} account to ${select({ action }, { reply: 'reply to', like: 'like', other: 'hide' })} its comments.`,
  });
}
