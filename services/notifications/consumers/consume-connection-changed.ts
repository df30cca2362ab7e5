import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { changeOfConnection } from '../domain/change.ts';
import { type ApplyDeps, applyChange } from '../usecases/apply-change.ts';

/** A lost connection has one notification, and none for each publication that waits for it; a restored one ends the waiting. */
export async function consumeConnectionChanged(
  deps: ApplyDeps,
  event: EventOf<typeof connectionChanged>,
): Promise<void> {
  const change = changeOfConnection(event);
  await applyChange(deps, change);
  const { platform, connection_id, status } = event.data;
  const { workspaceId, targetIds, at } = change;
  const { notifications } = deps.stores;
  if (connection_id) await notifications.hideUnnamed(workspaceId, platform);
  if (status === 'disconnected' || !(await isLatest(deps, change))) return;
  await notifications.hideWaiting(workspaceId, { platform, targetIds }, at);
  deps.lists.signals.changed(change.workspaceId);
}

/** Also when it comes again, since hiding may have failed the first time; an older one may hide nothing newer. */
async function isLatest(
  { stores }: ApplyDeps,
  change: ReturnType<typeof changeOfConnection>,
): Promise<boolean> {
  const { workspaceId, subject, revision } = change;
  return (await stores.notifications.find(workspaceId, subject))?.revision === revision;
}
