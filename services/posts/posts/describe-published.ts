import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { InState } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';

/** A workspace's publication that is out, also when its owner took it off the list. @throws AppError `not_found`, `conflict` */
export async function describePublished(
  { publications }: { readonly publications: Pick<PublicationStore, 'find'> },
  workspaceId: string,
  id: string,
): Promise<InState<'published'>> {
  const publication = await publications.find(id, workspaceId);
  if (publication?.status === 'published') return publication;
  if (!publication) throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  throw new AppError('conflict', { message: sentence`That post isn’t published.` });
}
