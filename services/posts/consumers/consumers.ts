import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { publicationsWaiting } from '@carillon/contracts/events/posts/publications-waiting.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import type { TargetCache } from '../dispatch/target-cache.ts';
import type { CalendarFeedStore } from '../stores/calendar-feeds.ts';
import { type ResumeDeps, resumeWaiting } from './resume-waiting.ts';

interface Deps extends ResumeDeps {
  readonly stores: ResumeDeps['stores'] & { readonly calendarFeeds: CalendarFeedStore };
  readonly targets: TargetCache;
  /** Has the worker look for what is due. */
  wake(): void;
}

/** Whom the API tells the address (`get-calendar-feed.ts`). */
const MAY_READ = 'editor';

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
  defineConsumer({
    queue: 'worker.members',
    kind: memberChanged,
    // A member who could read the calendar's address still has it.
    async handle({ data: { workspace_id, role, previous_role: before }, occurredAt }) {
      const couldRead = before !== null && isAtLeast(before, MAY_READ);
      if (couldRead && !(role && isAtLeast(role, MAY_READ)))
        await deps.stores.calendarFeeds.removeOlder(workspace_id, new Date(occurredAt));
    },
  }),
  defineConsumer({
    queue: 'worker.reclaimed',
    kind: accountReclaimed,
    handle: ({ data, occurredAt }) =>
      deps.stores.calendarFeeds.removeMadeBy(data.user_id, new Date(occurredAt)),
  }),
];
