import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import type { DatedPlace } from '@carillon/kit/store/page.ts';
import type { ConnectedTargets } from '../domain/connected-targets.ts';
import type { CommentQueueStore } from '../stores/comment-queue.ts';
import type { ListPage } from '../stores/publication-lists.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';

export interface ResumeDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & {
    readonly commentQueue: Pick<CommentQueueStore, 'waitingForConnection'>;
  };
}

type Connected = EventOf<typeof connectionChanged>;

const AT_ONCE = 200;

/** Publishes what waited for an account that is connected again. */
export async function resumeWaiting(deps: ResumeDeps, { data }: Connected): Promise<void> {
  const { workspace_id: workspaceId, platform, target_ids: targetIds, status } = data;
  if (status !== 'connected') return;
  await resumePublications(deps, workspaceId, { platform, targetIds });
  await resumeComments(deps, workspaceId, { platform, targetIds });
}

async function resumePublications(
  deps: ResumeDeps,
  workspaceId: string,
  connected: ConnectedTargets,
): Promise<void> {
  const { publications } = deps.stores;
  let after: DatedPlace | null = null;
  do {
    const page: ListPage = await publications.waitingForConnection(workspaceId, connected, after, AT_ONCE);
    await Promise.all(page.publications.map((one) => changePublication(deps, one, { type: 'connected' })));
    after = page.next;
  } while (after);
}

async function resumeComments(
  deps: ResumeDeps,
  workspaceId: string,
  connected: ConnectedTargets,
): Promise<void> {
  const { commentQueue } = deps.stores;
  for (;;) {
    const now = deps.clock();
    const waiting = await commentQueue.waitingForConnection(workspaceId, connected, now, AT_ONCE);
    const changedPublications = await Promise.all(
      waiting.map((one) => changePublication(deps, one, { type: 'comment-connected' })),
    );
    // Those that are due now have left the list.
    if (waiting.length < AT_ONCE || !changedPublications.some(Boolean)) return;
  }
}
