import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import type { ApplyDeps } from '../usecases/apply-news.ts';
import { hearConnection } from './hear-connection.ts';
import { hearPublication } from './hear-publication.ts';

/** Resolves when the queues are there. */
export async function subscribe(deps: ApplyDeps & { readonly bus: Bus }): Promise<void> {
  await deps.bus.subscribe({
    queue: 'notifications.publications',
    kind: publicationChanged,
    handle: (event) => hearPublication(deps, event),
  });
  await deps.bus.subscribe({
    queue: 'notifications.connections',
    kind: connectionChanged,
    handle: (event) => hearConnection(deps, event),
  });
}
