import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { commandPost, type PostOutcome } from './command-post.ts';
import { type OwnDeps, ownPost } from './own-post.ts';

/** Has everything that failed of a post published again. @throws AppError `not_found`, `conflict` */
export async function retryPost(deps: OwnDeps, id: string, workspaceId: string): Promise<PostOutcome> {
  const { publications } = await ownPost(deps, id, workspaceId);
  const listed = publications.filter(({ removedAt }) => removedAt === null);
  if (listed.length === 0)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const wanted = listed.filter(
    ({ status, retriedAt }) => status === 'failed' || isUnderWay(status, retriedAt),
  );
  if (wanted.length === 0)
    throw new AppError('conflict', { message: sentence`No part of this post has failed.` });
  return commandPost(deps, wanted, { type: 'retry' });
}

/** The second click on the button. */
const isUnderWay = (status: string, retriedAt: Date | null): boolean =>
  retriedAt !== null && ['scheduled', 'publishing'].includes(status);
