import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import type { DatedPlace } from '@carillon/kit/store/page.ts';
import type { ListPage } from '../stores/publications.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';

const AT_ONCE = 200;

/** An account is connected again: what waited for it goes out at once. */
export async function resumeWaiting(
  deps: ChangeDeps,
  { data }: EventOf<typeof connectionChanged>,
): Promise<void> {
  if (data.status !== 'connected') return;
  const { workspace_id, platform } = data;
  let after: DatedPlace | null = null;
  do {
    const page: ListPage = await deps.stores.publications.waitingForConnection(
      workspace_id,
      platform,
      after,
      AT_ONCE,
    );
    await Promise.all(page.publications.map((one) => changePublication(deps, one, { type: 'connected' })));
    after = page.next;
  } while (after);
}
