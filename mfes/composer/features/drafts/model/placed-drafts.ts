import type { User, UserStorage } from '@carillon/sdk/index.ts';
import { readUnsaved, type UnsavedDraft } from './unsaved-drafts.ts';

/** What a user wrote in a workspace and the server doesn't have. */
export interface PlacedDraft {
  readonly key: string;
  readonly workspaceId: string;
  readonly draft: UnsavedDraft;
}

/** Drafts, and edits of planned posts. */
const KINDS = ['draft', 'planned'] as const;

const keysOf = (storage: UserStorage): string[] => KINDS.flatMap((kind) => storage.keys(`${kind}:`));

/** Lists the unsaved drafts of all workspaces, the last written first. */
export const listPlacedDrafts = (storage: UserStorage): PlacedDraft[] =>
  keysOf(storage)
    .flatMap((key) => {
      const [, workspaceId = '', id = ''] = key.split(':');
      const draft = readUnsaved(id, storage.get(key));
      return draft ? [{ key, workspaceId, draft }] : [];
    })
    .sort((a, b) => b.draft.at - a.draft.at);

/** Reports whether there are drafts of other workspaces than that one. */
export const hasPlacedDrafts = (storage: UserStorage, exceptId: string | null): boolean =>
  keysOf(storage).some((key) => key.split(':')[1] !== exceptId);

type Workspace = Pick<User['workspace'], 'id' | 'name'>;

/** Keeps the edits of a planned post as the page goes, in case its workspace doesn't take them any more. */
export const keepPlanned = (
  storage: UserStorage,
  { id, name }: Workspace,
  edits: Pick<UnsavedDraft, 'id' | 'content' | 'media' | 'at'>,
): void =>
  storage.set(
    `planned:${id}:${edits.id}`,
    JSON.stringify({ ...edits, version: 0, sent: null, workspace: name } satisfies UnsavedDraft),
  );

/** Forgets the edits that were left in a workspace where the user can edit the post again. */
export function dropPlanned(storage: UserStorage, { id }: Pick<Workspace, 'id'>): void {
  for (const key of storage.keys(`planned:${id}:`)) storage.remove(key);
}
