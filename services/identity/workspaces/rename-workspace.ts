import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { TeamDeps } from './team-deps.ts';

interface Renaming {
  readonly userId: string;
  readonly workspaceId: string;
  readonly name: string;
}

/** @throws AppError `not_found` when the workspace is gone */
export async function renameWorkspace(
  { stores, relay, clock }: TeamDeps,
  { userId, workspaceId, name }: Renaming,
): Promise<void> {
  const renamed = await stores.workspaces.change(workspaceId, (workspace) => {
    if (workspace.name === name) return null;
    const names = { name, previous_name: workspace.name };
    const baseData = { workspace_id: workspaceId, actor_id: userId };
    const event = makeEvent(workspaceChanged, { ...baseData, change: 'renamed', ...names }, clock());
    return { next: { ...workspace, name }, events: [event] };
  });
  if (!renamed) throw new AppError('not_found');
  relay.nudge();
}
