import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';

/** An account is connected again: what waited for it goes out at once. */
export async function resumeWaiting(
  deps: ChangeDeps,
  { data }: EventOf<typeof connectionChanged>,
): Promise<void> {
  if (data.status !== 'connected') return;
  const waiting = await deps.stores.publications.waitingForConnection(data.workspace_id, data.platform);
  await Promise.all(
    waiting.map((publication) => changePublication(deps, publication, { type: 'connected' })),
  );
}
