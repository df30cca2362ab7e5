import { openAsBlob } from 'node:fs';
import { sentence } from '@carillon/contracts/text.ts';
import { persistently } from '@carillon/kit/persistently.ts';
import type { Media, PublishRequest } from '@carillon/social/capabilities/publish.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { outgoingText } from '../domain/outgoing-text.ts';
import { attemptsOfText, type InState, type MediaFile } from '../domain/publication.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { LeaseStore } from '../stores/leases.ts';
import type { ResolvedTarget } from './resolve-target.ts';
import { withMedia } from './with-media.ts';

interface Deps {
  readonly stores: { readonly leases: Pick<LeaseStore, 'addNote'> };
  readonly media: MediaLibrary;
  clock(): Date;
}

/** Builds the request with which a network's client publishes, or reconciles, a leased publication. */
export const publishRequest = (
  deps: Deps,
  publication: InState<'publishing'>,
  target: ResolvedTarget,
  lease: Pick<PublishRequest, 'isTaken' | 'signal' | 'hasLease'>,
): PublishRequest => ({
  key: publication.id,
  targetId: target.id,
  access: target.access,
  text: outgoingText(publication),
  media: publication.media.map((file) => mediaOf(deps.media, file)),
  ...(publication.options && { options: publication.options }),
  firstAttemptAt: attemptsOfText(publication)[0]?.startedAt ?? deps.clock(),
  // For a call to publish, whose own attempt is the last.
  mayBeOut: attemptsOfText(publication)
    .slice(0, -1)
    .some(({ outcome }) => outcome !== 'refused'),
  notes: publication.notes,
  async note(note) {
    const { id, lease } = publication;
    if (!(await persistently(() => deps.stores.leases.addNote(id, lease.id, note))))
      throw new SocialError(sentence`Another worker has taken over.`, { kind: 'unknown' });
  },
  ...lease,
});

const mediaOf = (library: MediaLibrary, media: MediaFile): Media => {
  const { folder, file } = media;
  const place = { folder, file };
  return {
    kind: media.kind,
    mime: media.mime,
    bytes: media.bytes,
    url: library.urlOf(place),
    altText: media.altText || null,
    open: () =>
      withMedia(async () => {
        if ((await library.sizeOf(place)) === null)
          throw new SocialError(sentence`The media of this post is no longer stored.`, { kind: 'permanent' });
        return openAsBlob(await library.localPath(place), { type: media.mime });
      }),
  };
};
