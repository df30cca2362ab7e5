import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

interface Deps {
  readonly stores: {
    readonly deletions: Pick<DeletionStore, 'deleteWorkspace'>;
    readonly workspaces: Pick<WorkspaceStore, 'remove'>;
  };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

interface Deleting {
  readonly workspaceId: string;
  /** The user who deletes it, if anybody does. */
  readonly userId?: string;
  readonly address?: string;
}

/**
 * Deletes a workspace permanently, for all members, who return to their own. Every service is notified. The caller's
 * rights are checked before. The rest of its data here is deleted soon (`erase-deleted`).
 */
export async function deleteWorkspace(
  { stores, relay, telemetry: { securityLog }, clock }: Deps,
  { workspaceId, userId, address }: Deleting,
): Promise<void> {
  const event = makeEvent(workspaceDeleted, { workspace_id: workspaceId }, clock());
  await stores.deletions.deleteWorkspace(workspaceId, clock(), event);
  await stores.workspaces.remove(workspaceId);
  relay.nudge();
  securityLog.tell({
    event: 'workspace.deleted',
    outcome: 'success',
    workspaceId,
    ...(userId !== undefined && { userId }),
    ...(address !== undefined && { address }),
  });
}
