import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Connection, NewConnection } from '../domain/connection.ts';
import type { ConnectionEvent } from '../stores/connections.ts';

export interface ConnectionChange {
  readonly status: 'connected' | 'disconnected' | 'lost';
  /** Why it was lost. */
  readonly reason?: string;
}

/** One event, whichever revision its change comes to: written again after a lost reply it has the same id. */
export function connectionEvent(
  { id, workspaceId, platform, account, targets }: Connection | NewConnection,
  { status, reason }: ConnectionChange,
  now: Date,
): ConnectionEvent {
  const data = {
    workspace_id: workspaceId,
    connection_id: id,
    platform,
    account_name: account.name,
    target_ids: targets.map((target) => target.id),
    status,
    reason: reason ?? null,
    revision: 1,
  };
  const event = makeEvent(connectionChanged, data, now);
  return (revision) => ({ ...event, data: { ...event.data, revision } });
}
