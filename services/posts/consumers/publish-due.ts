import type { EventOf } from '@carillon/contracts/event.ts';
import type { publicationDue } from '@carillon/contracts/events/posts/publication-due.ts';
import { changePublication } from '../usecases/change-publication.ts';
import { type PublishDeps, publishOne } from '../usecases/publish-one.ts';
import type { Pool } from './pool.ts';

export interface WorkerDeps extends PublishDeps {
  readonly pool: Pool;
  /** Names this worker in the leases that it takes. */
  readonly workerId: string;
  /** Ends what is running. */
  readonly stopping: AbortSignal;
  newId(): string;
}

/**
 * Leases a publication and returns: from then on the lease, not the event, keeps it safe, so that publishing may
 * take as long as it takes. An event about a publication that is not queued any more is a duplicate.
 */
export async function publishDue(deps: WorkerDeps, { data }: EventOf<typeof publicationDue>): Promise<void> {
  const { publications } = deps.stores;
  const first = await publications.find(data.publication_id);
  if (first?.status !== 'queued') return;
  const leave = await deps.pool.take();
  if (!leave) {
    await changePublication(deps, first, { type: 'release' });
    return;
  }
  let taken = false;
  try {
    const publication = await publications.find(data.publication_id);
    if (!publication) return;
    const lease = { id: deps.newId(), by: deps.workerId };
    const leased = await changePublication(deps, publication, { type: 'lease', lease });
    if (leased?.status !== 'publishing') return;
    taken = true;
    void publishOne(deps, leased, deps.stopping).finally(leave);
  } finally {
    if (!taken) leave();
  }
}
