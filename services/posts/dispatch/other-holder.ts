import { persistently } from '@carillon/kit/persistently.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { Publication } from '../domain/publication.ts';
import type { Holder, PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly publications: Pick<PublicationStore, 'holderOf'> };
}

/** The other publication that has a post on the network; null when none of ours has it, or it is this one's own. */
export async function otherHolder(
  { stores: { publications } }: Deps,
  { id, platform }: Pick<Publication, 'id' | 'platform'>,
  remoteId: string,
): Promise<Holder | null> {
  const holder = await persistently(() => publications.holderOf(platform, remoteId));
  return holder?.id === id ? null : holder;
}

/** When the other publication came out that a network means by "duplicate"; undefined when it means none of ours. */
export async function heldSince(
  deps: Deps,
  publication: Pick<Publication, 'id' | 'platform'>,
  error: unknown,
): Promise<Date | undefined> {
  if (!(error instanceof SocialError) || error.kind !== 'duplicate' || error.remoteId === undefined)
    return undefined;
  return (await otherHolder(deps, publication, error.remoteId))?.publishedAt;
}
