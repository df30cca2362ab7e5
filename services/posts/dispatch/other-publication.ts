import { persistently } from '@carillon/kit/persistently.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { Publication } from '../domain/publication.ts';
import type { PublicationStore, PublishedAs } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly publications: Pick<PublicationStore, 'findByRemoteId'> };
}

/** The other publication that has a post on the network; null when none of ours has it, or it is this one's own. */
export async function otherPublication(
  { stores: { publications } }: Deps,
  { id, platform }: Pick<Publication, 'id' | 'platform'>,
  remoteId: string,
): Promise<PublishedAs | null> {
  const other = await persistently(() => publications.findByRemoteId(platform, remoteId));
  return other?.id === id ? null : other;
}

/** When the other publication came out that a network means by "duplicate"; undefined when it means none of ours. */
export async function duplicateSince(
  deps: Deps,
  publication: Pick<Publication, 'id' | 'platform'>,
  error: unknown,
): Promise<Date | undefined> {
  if (!(error instanceof SocialError) || error.kind !== 'duplicate' || error.remoteId === undefined)
    return undefined;
  return (await otherPublication(deps, publication, error.remoteId))?.publishedAt;
}
