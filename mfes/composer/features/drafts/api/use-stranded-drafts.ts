import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { type User, type UserStorage, useApi, useMay } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isEmpty } from '../model/content.ts';
import { listPlacedDrafts, type PlacedDraft } from '../model/list-placed-drafts.ts';
import { dropPlanned } from '../model/placed-drafts.ts';

/** Unsaved drafts that their workspaces don't take any more. */
export interface StrandedDrafts {
  readonly drafts: readonly PlacedDraft[];
  forget(draft: PlacedDraft): void;
}

/**
 * Lists what the user wrote last in workspaces that they are no longer a member of, and here if they may no longer
 * write. Until the server says which workspaces they are in, none of another workspace is listed.
 */
export function useStrandedDrafts(
  storage: UserStorage,
  { workspace }: Pick<User, 'workspace'>,
): StrandedDrafts {
  const api = useApi();
  const mayWrite = useMay(saveDraft);
  const { id } = workspace;
  useEffect(() => {
    if (mayWrite) dropPlanned(storage, { id });
  }, [storage, id, mayWrite]);
  const [, setForgotten] = useState(0);
  const placedDrafts = listPlacedDrafts(storage).filter(({ draft }) => !isEmpty(draft.content));
  const isElsewhere = placedDrafts.some(({ workspaceId }) => workspaceId !== workspace.id);
  const { data } = useQuery({
    queryKey: ['workspaces', workspace.id],
    queryFn: () => api.call(listWorkspaces),
    enabled: isElsewhere,
  });
  const isStranded = ({ workspaceId }: PlacedDraft): boolean =>
    workspaceId === workspace.id
      ? !mayWrite
      : data !== undefined && !data.workspaces.some(({ id }) => id === workspaceId);
  return {
    drafts: placedDrafts.filter(isStranded),
    forget({ key }) {
      storage.remove(key);
      setForgotten((last) => last + 1);
    },
  };
}
