import type { EventOf } from '@carillon/contracts/event.ts';
import type { publicationDue } from '@carillon/contracts/events/posts/publication-due.ts';
import { type ChangeDeps, changePublication } from '../usecases/change-publication.ts';
import type { Line } from './serve-line.ts';

interface Deps extends ChangeDeps {
  readonly line: Pick<Line, 'ring' | 'isClosed'>;
}

/**
 * Has this worker look at the line. The event is settled by that: from here on the store, not the event, keeps the
 * publication safe. A worker that has closed hands it back, so that another one takes it up.
 */
export async function publishDue(deps: Deps, { data }: EventOf<typeof publicationDue>): Promise<void> {
  if (!deps.line.isClosed()) {
    deps.line.ring();
    return;
  }
  const publication = await deps.stores.publications.find(data.publication_id);
  if (publication) await changePublication(deps, publication, { type: 'release' });
}
