import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { commandPost, type PostOutcome } from './command-post.ts';
import { findOwnPost, type OwnDeps } from './find-own-post.ts';

/** Has everything that failed of a post published again. @throws AppError `not_found`, `conflict` */
export async function retryPost(deps: OwnDeps, id: string, workspaceId: string): Promise<PostOutcome> {
  const { publications } = await findOwnPost(deps, id, workspaceId);
  const listedPublications = publications.filter(({ removedAt }) => removedAt === null);
  if (listedPublications.length === 0)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const retryable = listedPublications.filter(
    ({ status, retriedAt }) => status === 'failed' || isUnderWay(status, retriedAt),
  );
  if (retryable.length === 0)
    throw new AppError('conflict', { message: sentence`No part of this post has failed.` });
  return commandPost(deps, retryable, { type: 'retry' });
}

/** The second click on the button. */
const isUnderWay = (status: string, retriedAt: Date | null): boolean =>
  retriedAt !== null && ['scheduled', 'publishing'].includes(status);
