import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { User, UserStorage } from '@carillon/sdk/index.ts';
import { EMPTY } from './content.ts';

/** A draft that may not be on the server. */
export interface UnsavedDraft {
  readonly id: string;
  readonly content: DraftContent;
  /** The server's version that the text is based on. 0 for a new draft. */
  readonly version: number;
  /** Content sent and not answered, which the server may have. */
  readonly sent: DraftContent | null;
  readonly media: readonly MediaView[];
  /** When it was written, by this browser's clock. */
  readonly at: number;
  /** The name of its workspace then; left out by earlier versions of the page. */
  readonly workspace?: string;
}

export interface UnsavedDrafts {
  get(id: string): UnsavedDraft | null;
  /** The last written first. */
  list(): UnsavedDraft[];
  /** False when it is there only as long as this page is: the browser keeps no more. */
  keep(draft: Omit<UnsavedDraft, 'workspace'>): boolean;
  forget(id: string): void;
}

/** One record a draft of a workspace, until the server has it. */
export function unsavedDrafts(
  storage: UserStorage,
  { id: workspaceId, name }: Pick<User['workspace'], 'id' | 'name'>,
): UnsavedDrafts {
  const prefix = `draft:${workspaceId}:`;
  const localDrafts = new Map<string, UnsavedDraft>();
  const get = (id: string): UnsavedDraft | null =>
    localDrafts.get(id) ?? readUnsaved(id, storage.get(prefix + id));
  return {
    get,
    list() {
      const ids = new Set([
        ...localDrafts.keys(),
        ...storage.keys(prefix).map((key) => key.slice(prefix.length)),
      ]);
      return [...ids].flatMap((id) => get(id) ?? []).sort((a, b) => b.at - a.at);
    },
    keep(draft) {
      localDrafts.set(draft.id, draft);
      const text = JSON.stringify({ ...draft, workspace: name });
      storage.set(prefix + draft.id, text);
      return storage.get(prefix + draft.id) === text;
    },
    forget(id) {
      localDrafts.delete(id);
      storage.remove(prefix + id);
    },
  };
}

/** A record from another page version counts as missing. The server checks its content. */
export function readUnsaved(id: string, text: string | null): UnsavedDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as UnsavedDraft | null;
    if (draft?.id !== id || !isContent(draft.content) || !Number.isInteger(draft.version)) return null;
    return Array.isArray(draft.media) ? { ...draft, sent: isContent(draft.sent) ? draft.sent : null } : null;
  } catch {
    return null;
  }
}

const isContent = (content: DraftContent | null | undefined): content is DraftContent =>
  typeof content?.topic === 'string' && Object.keys(EMPTY).every((name) => name in content);
