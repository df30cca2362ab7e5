import type { UserStorage } from '@carillon/sdk/index.ts';
import { readUnsaved, type UnsavedDraft } from './unsaved-drafts.ts';

/** What a user wrote in a workspace and the server doesn't have. */
export interface PlacedDraft {
  readonly key: string;
  readonly workspaceId: string;
  readonly draft: UnsavedDraft;
}

/** Lists the unsaved drafts and edits of planned posts in all workspaces, the last written first. */
export const listPlacedDrafts = (storage: UserStorage): PlacedDraft[] =>
  [...storage.keys('draft:'), ...storage.keys('planned:')]
    .flatMap((key) => {
      const [, workspaceId = '', id = ''] = key.split(':');
      const draft = readUnsaved(id, storage.get(key));
      return draft ? [{ key, workspaceId, draft }] : [];
    })
    .sort((a, b) => b.draft.at - a.draft.at);
