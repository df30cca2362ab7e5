import type { listDrafts as contract, DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import { cutPage, datedPlace, readCursor } from '@carillon/kit/store/page.ts';
import type { Draft } from '../domain/draft.ts';
import type { MediaItem } from '../domain/media.ts';
import type { DraftStore } from '../stores/drafts.ts';
import { type ShowDeps, showMedia, showReview } from './show-draft.ts';

interface Deps extends ShowDeps {
  readonly stores: ShowDeps['stores'] & { readonly drafts: DraftStore };
}

const PAGE = 50;
const FIRST_CHARACTERS = 280;

/** The drafts of a workspace that this member sees, the last changed first. @throws AppError `validation_failed` when `before` was not made here */
export async function listDrafts(
  deps: Deps,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
  { before, review, kept }: QueryOf<typeof contract>,
): Promise<{ drafts: DraftSummary[]; next: string | null; waiting: number }> {
  const place = readCursor(before, datedPlace);
  const [rows, waiting] = await Promise.all([
    deps.stores.drafts.page(workspaceId, place, PAGE + 1, { userId, kept: kept === 'true', review }),
    deps.stores.drafts.count(workspaceId, 'requested'),
  ]);
  const { rows: drafts, next } = cutPage(rows, PAGE, ({ updatedAt, id }) => [updatedAt.getTime(), id]);
  const first = drafts.flatMap(({ content }) => content.media_ids.slice(0, 1));
  const items = await deps.stores.mediaItems.findAll(first, workspaceId);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    drafts: drafts.map((draft) => summaryOf(deps, draft, byId.get(draft.content.media_ids[0] ?? ''))),
    next,
    waiting,
  };
}

function summaryOf({ media }: Deps, draft: Draft, picture: MediaItem | undefined): DraftSummary {
  const { topic, post, targets, mode, scheduled_time, timezone } = draft.content;
  return {
    id: draft.id,
    version: draft.version,
    topic,
    mode,
    scheduled_time,
    timezone,
    text: [...(post?.text ?? '')].slice(0, FIRST_CHARACTERS).join(''),
    platforms: [...new Set(targets.filter(({ selected }) => selected).map(({ platform }) => platform))],
    picture: picture ? showMedia(picture, media) : null,
    review: draft.review ? showReview(draft.review) : null,
    created_by: draft.createdBy,
    created_at: draft.createdAt.toISOString(),
    updated_at: draft.updatedAt.toISOString(),
  };
}
