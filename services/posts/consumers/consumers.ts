import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { publicationsWaiting } from '@carillon/contracts/events/posts/publications-waiting.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import type { TargetCache } from '../dispatch/target-cache.ts';
import { type ResumeDeps, resumeWaiting } from './resume-waiting.ts';

interface Deps extends ResumeDeps {
  readonly targets: TargetCache;
  /** Has the worker look for what is due. */
  wake(): void;
}

/** All events that a worker consumes. */
export const consumersOf = ({ targets, wake, ...deps }: Deps): readonly Consumer[] => [
  defineConsumer({
    queue: 'worker.wake-up',
    kind: publicationsWaiting,
    broadcast: true,
    handle: async () => wake(),
  }),
  defineConsumer({
    queue: 'worker.targets',
    kind: connectionChanged,
    broadcast: true,
    handle: async ({ data }) => targets.forgetConnection(data.workspace_id, data.platform),
    onGap: targets.clear,
  }),
  defineConsumer({
    queue: 'worker.resume',
    kind: connectionChanged,
    handle: (event) => resumeWaiting(deps, event),
  }),
];
