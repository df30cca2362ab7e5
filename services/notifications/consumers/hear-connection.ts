import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { newsOfConnection } from '../domain/news.ts';
import { type ApplyDeps, applyNews } from '../usecases/apply-news.ts';

/** Once it is lost, that is told instead of what waits for it; once it is there again, nothing waits any more. */
export async function hearConnection(
  deps: ApplyDeps,
  event: EventOf<typeof connectionChanged>,
): Promise<void> {
  const { workspace_id, platform, status } = event.data;
  if (status !== 'disconnected') {
    await deps.stores.notifications.hideWaiting(workspace_id, platform);
    deps.hints.changed(workspace_id);
  }
  await applyNews(deps, newsOfConnection(event));
}
