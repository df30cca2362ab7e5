import type { User, UserStorage } from '@carillon/sdk/index.ts';
import type { UnsavedDraft } from './unsaved-drafts.ts';

/** Reports whether there may be drafts that their workspaces don't take: only then is it worth asking. */
export const mayHaveStranded = (storage: UserStorage, exceptId: string | null): boolean =>
  storage.keys('planned:').length > 0 ||
  storage.keys('draft:').some((key) => !key.startsWith(`draft:${exceptId}:`));

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
