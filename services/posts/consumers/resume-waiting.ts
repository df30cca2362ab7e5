import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import type { DatedPlace } from '@carillon/kit/store/page.ts';
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

/** An account is connected again: what waited for it goes out at once. */
export async function resumeWaiting(deps: ResumeDeps, { data }: Connected): Promise<void> {
  if (data.status !== 'connected') return;
  await resumePublications(deps, data);
  await resumeComments(deps, data);
}

async function resumePublications(
  deps: ResumeDeps,
  { workspace_id, platform }: Connected['data'],
): Promise<void> {
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

async function resumeComments(
  deps: ResumeDeps,
  { workspace_id, platform }: Connected['data'],
): Promise<void> {
  const { commentQueue } = deps.stores;
  for (;;) {
    const now = deps.clock();
    const waiting = await commentQueue.waitingForConnection(workspace_id, platform, now, AT_ONCE);
    const made = await Promise.all(
      waiting.map((one) => changePublication(deps, one, { type: 'comment-connected' })),
    );
    // Those that are due now have left the list.
    if (waiting.length < AT_ONCE || !made.some(Boolean)) return;
  }
}
