import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Comments } from '@carillon/social/capabilities/comments.ts';
import { tokenFor } from '../reading/target-token.ts';
import type { ReplyDeps, ReplyWork } from './reply-work.ts';

interface Asked {
  readonly workspaceId: string;
  readonly id: string;
  /** What is to be done with it. */
  readonly action: Exclude<keyof Comments, 'list'>;
}

/**
 * A workspace's comment, with what it takes to do something about it on its network.
 * @throws AppError with what the user can do
 */
export async function ownComment(
  deps: ReplyDeps,
  { workspaceId, id, action }: Asked,
): Promise<Omit<ReplyWork, 'reply'>> {
  const comment = await deps.stores.comments.find(workspaceId, id);
  const publication = comment && (await deps.stores.publications.find(comment.publicationId));
  if (!comment || !publication) throw new AppError('not_found');
  const network = labelOf(comment.platform);
  if (!deps.networks[comment.platform].comments?.[action])
    throw new AppError('comments_unavailable', {
      message: `${network} doesn’t let apps ${DOES[action]} a comment here.`,
    });
  const token = await tokenFor(deps, publication);
  if (typeof token !== 'string') return { comment, publication, token };
  throw new AppError('not_connected', {
    message: `This post was published as ${publication.targetName}. Reconnect that ${network} account to ${DOES[action]} its comments.`,
  });
}

const DOES = { reply: 'reply to', like: 'like', hide: 'hide' } as const;
