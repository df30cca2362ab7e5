import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { outgoingText } from './outgoing-text.ts';
import type { MediaFile, Publication } from './publication.ts';
import { type Viewer, viewOf } from './view.ts';

/** A publication with all that happened to it, as a member of its workspace sees it. */
export const detailOf = (
  publication: Publication,
  viewer: Viewer,
  urlOf: (file: MediaFile) => string,
): PublicationDetail => ({
  ...viewOf(publication, viewer),
  content: publication.content,
  tagged_content: otherText(publication),
  edited_at: publication.editedAt?.toISOString() ?? null,
  retried_at: publication.retriedAt?.toISOString() ?? null,
  moves: publication.moves.map(({ at, from, fromZone, to, toZone, cause }) => ({
    at: at.toISOString(),
    from: from.toISOString(),
    from_timezone: fromZone,
    to: to?.toISOString() ?? null,
    to_timezone: toZone,
    cause: cause ?? null,
  })),
  media: publication.media.map((file) => ({
    kind: file.kind,
    mime: file.mime,
    alt_text: file.altText,
    url: publication.files === 'kept' ? urlOf(file) : null,
  })),
  history: publication.attempts.map(({ n, startedAt, endedAt, outcome, message }) => ({
    n,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    outcome: outcome ?? 'running',
    message,
  })),
});

const otherText = (publication: Publication): string | null => {
  const text = outgoingText(publication);
  return text === publication.content ? null : text;
};
