import { planAhead } from '../series/plan-ahead.ts';
import { type StopDeps, settleStopped } from '../series/stop-series.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import { attempt } from './attempt.ts';
import { type ReleaseDeps, releaseFiles } from './release-files.ts';

export interface PlanSeriesDeps extends StopDeps, ReleaseDeps {
  readonly stores: StopDeps['stores'] & ReleaseDeps['stores'] & { readonly mediaItems: MediaItemStore };
}

const BATCH = 20;
const AGAIN_MS = 5 * 60_000;

/** Goes on with the series whose time it is. */
export async function planSeries(deps: PlanSeriesDeps): Promise<void> {
  for (const head of await deps.stores.series.due(deps.clock(), BATCH))
    await attempt(deps.telemetry.log, { seriesId: head.id }, async () => {
      // Should it fail, those after it get their turn first.
      await deps.stores.series.postpone(head.id, new Date(deps.clock().getTime() + AGAIN_MS));
      if (head.series.status === 'active') await planAhead(deps, head);
      else await settleStopped(deps, head);
      // The files of its first post may have waited for its end alone.
      await releaseFiles(deps, head.id, head.workspaceId);
    });
}
