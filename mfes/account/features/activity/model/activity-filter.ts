import { ACTIVITY_TOPICS, type ActivityTopic } from '@carillon/contracts/domain/activity.ts';
import type { listActivity } from '@carillon/contracts/http/notifications/list-activity.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import { useSearchParams } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** How many days back one may look, in words. */
export const SPANS = {
  1: t`Last 24 hours`,
  7: t`Last 7 days`,
  30: t`Last 30 days`,
  90: t`Last 90 days`,
} as const;
export type Span = keyof typeof SPANS;
export const SPAN_DAYS = Object.keys(SPANS).map(Number) as Span[];

export const TOPIC_NAMES: Readonly<Record<ActivityTopic, string>> = {
  posts: t`Posts`,
  connections: t`Connected accounts`,
  team: t`Team and workspace`,
  tokens: t`Access tokens`,
  webhooks: t`Webhooks`,
};

/** Which acts are listed. */
export interface ActivityFilter {
  readonly person?: string | undefined;
  readonly topic?: ActivityTopic | undefined;
  readonly days?: Span | undefined;
}

/** Stores the filter in the address, so that a user who comes back from a post finds the same list. */
export function useActivityFilter(): readonly [ActivityFilter, (change: ActivityFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = read(params);
  const choose = (change: ActivityFilter): void => {
    const set = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined);
    setParams(Object.fromEntries(set.map(([name, value]) => [name, String(value)])), { replace: true });
  };
  return [filter, choose];
}

const read = (params: URLSearchParams): ActivityFilter => ({
  person: params.get('person') ?? undefined,
  topic: ACTIVITY_TOPICS.find((one) => one === params.get('topic')),
  days: SPAN_DAYS.find((one) => String(one) === params.get('days')),
});

const HOUR_MS = 3_600_000;

/** Returns the query for the server, in whole hours, so that it stays the same for a while. */
export function queryOf({ person, topic, days }: ActivityFilter, now: Date): QueryOf<typeof listActivity> {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return {
    ...(person && { person }),
    ...(topic && { topic }),
    ...(days && { from: new Date(hour - days * 24 * HOUR_MS).toISOString() }),
  };
}
