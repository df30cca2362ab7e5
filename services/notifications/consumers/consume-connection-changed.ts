import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { changeOfConnection } from '../domain/change.ts';
import { type ApplyDeps, applyChange } from '../usecases/apply-change.ts';

/** A lost connection has one notification, and none for each publication that waits for it; a restored one ends the waiting. */
export async function consumeConnectionChanged(
  deps: ApplyDeps,
  event: EventOf<typeof connectionChanged>,
): Promise<void> {
  const { workspace_id, platform, status } = event.data;
  if (status !== 'disconnected') {
    await deps.stores.notifications.hideWaiting(workspace_id, platform);
    deps.signals.changed(workspace_id);
  }
  await applyChange(deps, changeOfConnection(event));
}
