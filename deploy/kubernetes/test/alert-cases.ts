/** Series by name and labels, a value each half minute, in promtool's notation. The labels of all are added. */
type Series = Readonly<Record<string, string>>;

export interface AlertCase {
  /** The input that fires the alert. */
  readonly series: Series;
  /** Minutes until it fires. */
  readonly after: number;
  /** Besides its severity. */
  readonly labels: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Similar input that must not fire it, over the same time. */
  readonly butNot: Series;
}

const runs = (outcome: string): string =>
  `carillon_publication_runs_total{piece="worker",network="facebook",outcome="${outcome}"}`;
const calls = (operation: string, status: string, rest: string): string =>
  `carillon_request_seconds_${rest},piece="gateway",service="gateway",operation="${operation}",status="${status}"}`;
/** Nine calls a minute, that took between two and five seconds. */
const slow = (operation: string): Series => ({
  [calls(operation, '200', 'bucket{le="2.5"')]: '0x60',
  [calls(operation, '200', 'bucket{le="5"')]: '0+9x60',
  [calls(operation, '200', 'bucket{le="+Inf"')]: '0+9x60',
});
const late = (network: string): string =>
  `carillon_publication_lateness_seconds_bucket{piece="worker",${network}`;

/** For each alert, that it comes at the first of what it is about. */
export const ALERT_CASES: Readonly<Record<string, AlertCase>> = {
  PieceDown: {
    series: { 'up{piece="posts",pod="posts-1"}': '1 0x60' },
    after: 6,
    labels: { namespace: 'social', piece: 'posts', pod: 'posts-1' },
    summary: 'posts-1 does not answer',
    butNot: { 'up{piece="posts",pod="posts-1"}': '1 0 1x60', 'up{pod="another"}': '0x60' },
  },
  PostsOverdue: {
    series: { 'carillon_publications{piece="worker",state="overdue"}': '0 1x60' },
    after: 6,
    labels: {},
    summary: 'Posts are due and no worker takes them',
    butNot: { 'carillon_publications{piece="worker",state="queued"}': '5x60' },
  },
  DispatchLags: {
    series: { 'carillon_dispatch_lag_seconds{piece="worker",pod="a"}': '0 90x60' },
    after: 6,
    labels: {},
    summary: 'More comes due than the workers publish',
    butNot: { 'carillon_dispatch_lag_seconds{piece="worker",pod="a"}': '0 90 5x60' },
  },
  NobodyPublishes: {
    series: {},
    after: 6,
    labels: { namespace: 'social', piece: 'worker', state: 'queued' },
    summary: 'No worker says what waits',
    butNot: { 'carillon_publications{piece="worker",state="queued"}': '0x60' },
  },
  PublishingFails: {
    series: { [runs('published')]: '0x60', [runs('failed')]: '0 0 1x60' },
    after: 12,
    labels: { network: 'facebook' },
    summary: 'More than a fifth of what goes to facebook fails',
    butNot: { [runs('published')]: '0+9x60', [runs('failed')]: '0 0 1x60' },
  },
  PostsLate: {
    series: {
      [late('network="facebook",le="300"}')]: '0x60',
      [late('network="facebook",le="900"}')]: '0 0 1x60',
      [late('network="facebook",le="+Inf"}')]: '0 0 1x60',
    },
    after: 12,
    labels: {},
    summary: 'One post in twenty goes out five minutes late',
    butNot: {
      [late('network="facebook",le="300"}')]: '0+9x60',
      [late('network="facebook",le="900"}')]: '0+9x60',
      [late('network="facebook",le="+Inf"}')]: '0+9x60',
    },
  },
  ClockOff: {
    series: { 'carillon_clock_offset_seconds{piece="worker",pod="worker-1"}': '0 -9x60' },
    after: 6,
    labels: { namespace: 'social', piece: 'worker', pod: 'worker-1' },
    summary: 'The clock of worker-1 is off the store’s; see PUBLISH_CLOCK_LIMIT',
    butNot: { 'carillon_clock_offset_seconds{piece="worker",pod="worker-1"}': '4x60' },
  },
  EventsWait: {
    series: { 'carillon_outbox_age_seconds{piece="worker",service="posts"}': '0 90x60' },
    after: 6,
    labels: { service: 'posts' },
    summary: 'Events of posts do not get to the broker',
    butNot: { 'carillon_outbox_age_seconds{piece="worker",service="posts"}': '30x60' },
  },
  DeadLetters: {
    series: { 'carillon_events_total{piece="worker",queue="worker.resume",outcome="dead"}': '0 0 1x60' },
    after: 2,
    labels: { queue: 'worker.resume' },
    summary: 'There are dead letters of worker.resume',
    butNot: { 'carillon_events_total{piece="worker",queue="worker.resume",outcome="handled"}': '0+1x60' },
  },
  CallsFail: {
    series: {
      [calls('posts.listPosts', '200', 'count{job="ops"')]: '0+9x60',
      [calls('posts.listPosts', '503', 'count{job="ops"')]: '0+1x60',
    },
    after: 12,
    labels: { service: 'gateway' },
    summary: 'One call in twenty to gateway fails',
    butNot: {
      [calls('posts.listPosts', '200', 'count{job="ops"')]: '0+9x60',
      [calls('posts.listPosts', '404', 'count{job="ops"')]: '0+9x60',
    },
  },
  CallsSlow: {
    series: slow('posts.listPosts'),
    after: 12,
    labels: { service: 'gateway' },
    summary: 'One call in twenty to gateway takes more than 2.5 seconds',
    // Calls that wait for a model, or stay open.
    butNot: {
      ...slow('ai.createPosts'),
      ...slow('analytics.analyzeSentiment'),
      ...slow('gateway.liveEvents'),
    },
  },
  EventLoopLags: {
    series: { 'nodejs_eventloop_lag_p99_seconds{piece="ai",pod="ai-1"}': '0 0.9x60' },
    after: 12,
    labels: { namespace: 'social', piece: 'ai', pod: 'ai-1' },
    summary: 'ai-1 is too busy to answer in time',
    butNot: { 'nodejs_eventloop_lag_p99_seconds{piece="ai",pod="ai-1"}': '0 0.9 0.9 0.1x60' },
  },
};
