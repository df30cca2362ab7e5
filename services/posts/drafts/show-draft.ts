import type { DraftView } from '@carillon/contracts/http/posts/draft.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { DecisionView, ReviewView } from '@carillon/contracts/http/posts/review.ts';
import type { Draft } from '../domain/draft.ts';
import type { MediaItem } from '../domain/media.ts';
import type { Decision, Review } from '../domain/review.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { MediaItemStore } from '../stores/media-items.ts';

export interface ShowDeps {
  readonly stores: { readonly mediaItems: MediaItemStore };
  readonly media: Pick<MediaLibrary, 'urlOf'>;
}

/** A draft as its workspace sees it, with its files. */
export async function showDraft({ stores, media }: ShowDeps, draft: Draft): Promise<DraftView> {
  const { id, workspaceId, version, content, review, decisions = [], createdAt, updatedAt } = draft;
  const items = await stores.mediaItems.findAll(content.media_ids, workspaceId);
  return {
    ...content,
    id,
    version,
    media: items.map((item) => showMedia(item, media)),
    review: review ? { ...showReview(review), decisions: decisions.map(showDecision) } : null,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

export const showReview = (review: Review): ReviewView => ({
  status: review.status,
  version: review.version,
  note: review.note,
  requested_by: review.requestedBy,
  requested_at: review.requestedAt.toISOString(),
  request_note: review.requestNote,
  decided_by: review.decidedBy,
  decided_at: review.decidedAt?.toISOString() ?? null,
  by_owner: review.byOwner === true,
});

const showDecision = ({ status, by, at, note }: Decision): DecisionView => ({
  status,
  decided_by: by,
  decided_at: at.toISOString(),
  note,
});

export const showMedia = (item: MediaItem, media: Pick<MediaLibrary, 'urlOf'>): MediaView => ({
  id: item.id,
  kind: item.kind,
  type: item.mime,
  bytes: item.bytes,
  name: item.name,
  width: item.width,
  height: item.height,
  alt_text: item.altText,
  duration_ms: item.durationMs,
  ...(item.video && { video: item.video }),
  ...(item.notice && { notice: item.notice }),
  url: media.urlOf(item),
  ...(item.thumbnail && { thumbnail_url: media.urlOf({ folder: item.folder, file: item.thumbnail }) }),
  kept: item.isKept === true,
  created_at: item.createdAt.toISOString(),
});
