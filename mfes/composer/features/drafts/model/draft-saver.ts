import type { DraftContent, DraftView } from '@carillon/contracts/http/posts/draft.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { type ApiError, asApiError, errorText, isOnline } from '@carillon/sdk/index.ts';
import { contentOf, EMPTY, isEmpty, isSame } from './content.ts';
import type { UnsavedDraft } from './unsaved-drafts.ts';

/** Why the server does not have what is written. */
export type Trouble =
  | { readonly kind: 'offline' | 'unreachable' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Changed elsewhere; null when it was deleted there. */
  | { readonly kind: 'changed'; readonly theirs: DraftView | null }
  /** Sent elsewhere. */
  | { readonly kind: 'sent'; readonly postId: string };

export interface DraftState {
  readonly content: DraftContent;
  /** Known files of the media library. */
  readonly media: ReadonlyMap<string, MediaView>;
  readonly version: number;
  /** The known approval state. Null if nobody has asked for approval. */
  readonly review: ReviewView | null;
  /** The server has all that is written. */
  readonly saved: boolean;
  /** This browser has what the server has not. */
  readonly kept: boolean;
  readonly trouble: Trouble | null;
}

interface SaverDeps {
  save(content: DraftContent, version: number): Promise<DraftView>;
  load(): Promise<DraftView>;
  /** @returns false when the browser keeps no more */
  keep(draft: Omit<UnsavedDraft, 'id' | 'at'>): boolean;
  forget(): void;
}

export interface DraftSaver {
  get(): DraftState;
  subscribe(listener: () => void): () => void;
  change(part: Partial<DraftContent>): void;
  /** A file is in the library, and belongs to the draft from then on. */
  addMedia(media: MediaView): void;
  /** Replaces the data of one of the draft's files. */
  renewMedia(media: MediaView): void;
  /** Saves at once. Null if the server then doesn't have it; the state says why. */
  flush(): Promise<number | null>;
  /** Looks whether it was changed or sent elsewhere, unless something is to be saved here. */
  refresh(): Promise<void>;
  /** Handles the server's error reply to another call about this draft. */
  hear(error: Error): void;
  /** Stops loading and saving the draft, because it is a post now. */
  wasSent(postId: string): void;
  /** Adopts the draft that another call about it returned, unless something here is unsaved. */
  take(draft: DraftView): void;
  /** Resolves a conflict: the local version replaces the server's, or the other way round. */
  keepMine(remoteDraft: DraftView): void;
  keepTheirs(remoteDraft: DraftView): void;
  /**
   * Waits for a save that is under way, deletes, and keeps and saves nothing of it any more. When it is not deleted, it
   * goes on as before.
   */
  discard(remove?: () => Promise<boolean>): Promise<boolean>;
  /** Saves the rest, and schedules no more saves. */
  close(): Promise<void>;
}

/** How long after the last change, and after the first unsaved one. */
const PAUSE_MS = 800;
const MAX_MS = 5_000;
const RETRY_MS = 5_000;

export type Start = Omit<UnsavedDraft, 'id' | 'at'> & {
  readonly saved: boolean;
  readonly review?: ReviewView | null;
};

/**
 * Saves a draft to the server during editing: one call at a time, each with the last known version. An unanswered
 * call is repeated unchanged, so that the server recognizes it; newer text is saved after it.
 */
export function createDraftSaver(start: Start, deps: SaverDeps): DraftSaver {
  let { sent } = start;
  /** The content that the server is known to have. Null before that is known. */
  let base = start.saved ? start.content : null;
  let state: DraftState = {
    content: start.content,
    media: new Map(start.media.map((one) => [one.id, one])),
    version: start.version,
    review: start.review ?? null,
    saved: start.saved,
    kept: true,
    trouble: null,
  };
  const listeners = new Set<() => void>();
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let discarding = false;

  const set = (part: Partial<DraftState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const keep = (): boolean => {
    const { content, version, media } = state;
    return deps.keep({ content, version, sent, media: [...media.values()] });
  };
  const mediaById = (draft: DraftView): Map<string, MediaView> =>
    new Map([...state.media, ...draft.media.map((one) => [one.id, one] as const)]);
  const after = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  /** The trouble that the draft was sent, which no save under way may clear. */
  const sentAway = (): Trouble | null => (state.trouble?.kind === 'sent' ? state.trouble : null);
  const send = async (): Promise<void> => {
    while (!state.saved && !discarding && canSend(state.trouble)) {
      const content = sent ?? state.content;
      sent = content;
      set({ kept: keep() });
      const reply = await deps.save(content, state.version).catch((error: Error) => error);
      if (reply instanceof Error) return fail(reply);
      sent = null;
      base = content;
      const { version, review } = reply;
      const saved = state.content === content || (review !== null && isSame(state.content, content));
      set({ version, review, media: mediaById(reply), saved, trouble: sentAway() });
      if (state.saved) deps.forget();
      else keep();
    }
  };
  const flush = async (): Promise<number | null> => {
    clearTimeout(timer);
    waitingSince = null;
    if (!isOnline() && !state.saved) set({ trouble: state.trouble ?? { kind: 'offline' } });
    else {
      running ??= send().finally(() => {
        running = null;
      });
      await running;
    }
    return state.saved && !state.trouble ? state.version : null;
  };
  const fail = (error: Error): void => {
    const trouble = troubleOf(error);
    if (trouble.kind === 'changed' && trouble.theirs && canAdopt(trouble.theirs))
      return adopt(trouble.theirs);
    // An answer says that it was not taken; silence does not.
    if (trouble.kind !== 'offline' && trouble.kind !== 'unreachable') sent = null;
    else after(RETRY_MS);
    if (!state.saved) set({ kept: keep(), trouble });
    else if (trouble.kind === 'changed' || trouble.kind === 'sent') set({ trouble });
  };
  /** Whether the user loses nothing, and isn't about to send what they see. */
  const canAdopt = (remoteDraft: DraftView): boolean =>
    isSame(contentOf(remoteDraft), state.content) ||
    (base !== null && isSame(base, state.content) && !['publish', 'schedule'].includes(state.content.step));
  const adopt = (draft: DraftView): void => {
    sent = null;
    base = contentOf(draft);
    deps.forget();
    const content = { ...contentOf(draft), step: state.content.step };
    const { version, review } = draft;
    set({ content, version, review, media: mediaById(draft), saved: true, trouble: null });
  };

  const renewMedia = (media: MediaView): void => set({ media: new Map(state.media).set(media.id, media) });
  const change = (part: Partial<DraftContent>): void => {
    const content = { ...state.content, ...part };
    if (state.version === 0 && !sent && isEmpty(content)) {
      clearTimeout(timer);
      deps.forget();
      return set({ content, saved: true, trouble: null });
    }
    // A draft in review is viewed by others: a new step alone, which is each viewer's own, creates no version.
    if (state.saved && state.review && isSame(content, state.content)) return set({ content });
    const trouble = state.trouble?.kind === 'refused' ? null : state.trouble;
    set({ content, saved: false, trouble });
    set({ kept: keep() });
    waitingSince ??= Date.now();
    if (!trouble) after(Math.min(PAUSE_MS, Math.max(0, waitingSince + MAX_MS - Date.now())));
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    renewMedia,
    addMedia(media) {
      renewMedia(media);
      change({ media_ids: [...state.content.media_ids.filter((id) => id !== media.id), media.id] });
    },
    flush,
    async refresh() {
      if (!state.saved || state.version === 0 || state.trouble) return;
      const draft = await deps.load().catch((error: Error) => error);
      if (draft instanceof Error)
        return isGone(draft) ? set({ trouble: { kind: 'changed', theirs: null } }) : fail(draft);
      if (state.saved && draft.version > state.version) adopt(draft);
    },
    hear: fail,
    wasSent(postId) {
      clearTimeout(timer);
      set({ kept: state.saved || keep(), trouble: { kind: 'sent', postId } });
    },
    take: (draft) => state.saved && adopt(draft),
    keepMine(remoteDraft) {
      set({ version: remoteDraft.version, saved: false, trouble: null });
      keep();
      after(0);
    },
    keepTheirs: adopt,
    async discard(remove = async () => true) {
      discarding = true;
      clearTimeout(timer);
      await running;
      const removed = await remove();
      discarding = false;
      if (removed) {
        sent = null;
        clearTimeout(timer);
        deps.forget();
        set({ content: EMPTY, version: 0, review: null, saved: true, trouble: null });
      } else if (!state.saved) after(0);
      return removed;
    },
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Problems that need the writer aren't retried automatically. */
const canSend = (trouble: Trouble | null): boolean =>
  trouble === null || trouble.kind === 'offline' || trouble.kind === 'unreachable';

const isGone = (error: Error): boolean => asApiError(error)?.code === 'not_found';

function troubleOf(error: Error): Trouble {
  const refusal = asApiError(error);
  if (!isOnline()) return { kind: 'offline' };
  if (!refusal || refusal.status >= 500 || refusal.status === 429) return { kind: 'unreachable' };
  if (refusal.code === 'draft_changed')
    return { kind: 'changed', theirs: (refusal.detail as { draft?: DraftView } | undefined)?.draft ?? null };
  const postId = postOf(refusal);
  if (postId !== null) return { kind: 'sent', postId };
  return { kind: 'refused', message: errorText(refusal) };
}

/** The post that was made of a draft, where a refusal names it. */
export const postOf = ({ code, detail }: ApiError): string | null =>
  code === 'draft_sent' ? ((detail as { post_id?: string } | undefined)?.post_id ?? null) : null;
