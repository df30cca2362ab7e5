import type { DraftContent, DraftView } from '@carillon/contracts/http/posts/draft.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { type ApiClient, asApiError } from '@carillon/sdk/index.ts';
import { contentOf, EMPTY } from './content.ts';
import { postOf, type Start } from './draft-saver.ts';
import type { UnsavedDraft, UnsavedDrafts } from './unsaved-drafts.ts';

/** Which draft an address asks for; a new one may not be on the server yet. */
export interface DraftRequest {
  readonly id: string;
  readonly isNew: boolean;
  /** The server may have it all the same. */
  readonly mayExist: boolean;
  /** The time that a new one is begun for, YYYY-MM-DD HH:mm:ss in `timezone`. */
  readonly planned?: { readonly scheduled_time: string; readonly timezone: string } | null;
}

export type Opened =
  | { readonly kind: 'draft'; readonly id: string; readonly start: Start }
  | { readonly kind: 'sent'; readonly id: string; readonly postId: string }
  | { readonly kind: 'missing'; readonly id: string };

/** Opens the draft that is asked for, as it was left; a new one where none is. */
export const openDraft = async (
  api: ApiClient,
  unsaved: UnsavedDrafts,
  request: DraftRequest | null,
): Promise<Opened> => (request ? openById(api, unsaved, request) : newDraft(crypto.randomUUID()));

async function openById(api: ApiClient, unsaved: UnsavedDrafts, request: DraftRequest): Promise<Opened> {
  const { id, isNew, mayExist, planned } = request;
  const local = unsaved.get(id);
  if (local) return fromHere(local);
  if (!mayExist) return newDraft(id, planned);
  try {
    const { draft } = await api.call(getDraft, { params: { id } });
    const { version, media, review } = draft;
    return {
      kind: 'draft',
      id,
      start: { content: atText(draft), version, media, review, sent: null, saved: true },
    };
  } catch (error) {
    const refusal = asApiError(error);
    if (refusal?.code === 'not_found') return isNew ? newDraft(id, planned) : { kind: 'missing', id };
    if (refusal?.code === 'validation_failed') return { kind: 'missing', id };
    const postId = refusal && postOf(refusal);
    if (postId) return { kind: 'sent', id, postId };
    throw error;
  }
}

/** Opens a draft under review at its text, for the reviewer who decides on it or the writer who corrects it. */
function atText(draft: DraftView): DraftContent {
  const content = contentOf(draft);
  return draft.review && content.step === 'topic' ? { ...content, step: 'edit' } : content;
}

const newDraft = (id: string, plannedTime?: DraftRequest['planned']): Opened => ({
  kind: 'draft',
  id,
  start: {
    content: { ...EMPTY, ...(plannedTime && { ...plannedTime, mode: 'later' }) },
    version: 0,
    media: [],
    sent: null,
    saved: true,
  },
});

const fromHere = ({ id, at: _, ...start }: UnsavedDraft): Opened => ({
  kind: 'draft',
  id,
  start: { ...start, saved: false },
});
