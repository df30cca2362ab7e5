import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Publication } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Query {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  readonly remoteId: string;
}

/** The publication that a network knows by this id, if it is the workspace's. @throws AppError `not_found` */
export async function findPublished(
  { publications }: { readonly publications: Pick<PublicationStore, 'find' | 'findByRemoteId'> },
  { workspaceId, platform, remoteId }: Query,
): Promise<Publication> {
  const published = await publications.findByRemoteId(platform, remoteId);
  const publication = published && (await publications.find(published.id, workspaceId));
  if (publication?.removedAt === null) return publication;
  throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
}
