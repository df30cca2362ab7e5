import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import type { ApplyDeps } from '../usecases/apply-change.ts';
import { consumeConnectionChanged } from './consume-connection-changed.ts';
import { consumePublicationChanged } from './consume-publication-changed.ts';

/** Resolves when the queues are there. */
export async function subscribe(deps: ApplyDeps & { readonly bus: Bus }): Promise<void> {
  await deps.bus.subscribe({
    queue: 'notifications.publications',
    kind: publicationChanged,
    handle: (event) => consumePublicationChanged(deps, event),
  });
  await deps.bus.subscribe({
    queue: 'notifications.connections',
    kind: connectionChanged,
    handle: (event) => consumeConnectionChanged(deps, event),
  });
}
