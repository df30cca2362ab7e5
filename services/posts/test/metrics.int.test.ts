import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { networkFault } from './fake-network.ts';
import { type Entry, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
});
afterEach(() => posts.close());

const publish = async (...entries: Entry[]): Promise<string> => {
  const reply = await posts.request('POST', '/posts/publish', form(entries));
  return publishPosts.response.parse(await reply.json()).post_id;
};
/** A scrape's lines. */
const listShown = async (): Promise<string[]> =>
  (await posts.context.telemetry.metrics.registry.metrics())
    .split('\n')
    .filter((line) => /^carillon_(publication|outbox|dispatch)/.test(line) && !line.includes('_bucket'));
const shows = (...lines: string[]) =>
  eventually(async () => expect(await listShown()).toEqual(expect.arrayContaining(lines)));

test('counts the outcome of each run by network, and its delay', async () => {
  await posts.work();
  posts.networks.facebook.faults.push(networkFault('transient', 'busy'));
  const id = await publish(facebook('Hello'), linkedin('Hello'));
  await eventually(async () =>
    expect((await posts.results(id)).map(({ status }) => status)).toEqual(['scheduled', 'published']),
  );
  posts.advance(2 * MINUTE);
  await posts.until(id, 'published');
  posts.networks.facebook.faults.push(networkFault('permanent', 'no'), networkFault('reconnect', 'expired'));
  await posts.until(await publish(facebook('Refused')), 'failed');
  await posts.until(await publish(facebook('Expired')), 'scheduled');
  await shows(
    'carillon_publication_runs_total{network="facebook",outcome="retry"} 1',
    'carillon_publication_runs_total{network="facebook",outcome="published"} 1',
    'carillon_publication_runs_total{network="facebook",outcome="failed"} 1',
    'carillon_publication_runs_total{network="facebook",outcome="connection"} 1',
    'carillon_publication_runs_total{network="linkedin",outcome="published"} 1',
    'carillon_publication_lateness_seconds_sum{network="facebook"} 120',
    'carillon_publication_lateness_seconds_sum{network="linkedin"} 0',
  );
});

test('each outcome of each network is shown from 0, before the first run', async () => {
  await posts.work();
  await shows(
    'carillon_publication_runs_total{network="facebook",outcome="failed"} 0',
    'carillon_publication_runs_total{network="mastodon",outcome="published"} 0',
    'carillon_publication_lateness_seconds_count{network="bluesky"} 0',
  );
});

test('shows queued and publishing posts, and those not leased in time', async () => {
  const { schedule } = asOwner(posts);
  const gate = Promise.withResolvers<void>();
  posts.networks.facebook.gate = gate.promise;
  await posts.work();
  const first = await publish(facebook('First'));
  const second = await publish(facebook('Second'));
  // Waits until the row says "publishing": the worker may not have the store's reply yet.
  await eventually(() => expect(posts.networks.facebook.requests).toHaveLength(1));
  await shows(
    'carillon_publications{state="overdue"} 0',
    'carillon_publications{state="queued"} 1',
    'carillon_publications{state="publishing"} 1',
    'carillon_outbox_age_seconds{service="posts"} 0',
  );
  // Posts that nobody takes from the queue are overdue too.
  posts.advance(MINUTE);
  await shows('carillon_publications{state="overdue"} 1', 'carillon_dispatch_lag_seconds 60');
  gate.resolve();
  // In that minute its lease came too near to its end for a call, unless it was just renewed.
  await eventually(async () =>
    expect(await posts.results(first)).toMatchObject([
      { status: expect.stringMatching(/scheduled|published/) },
    ]),
  );
  // Until it is out it has the account's permit, and a minute more would end its lease as well.
  await posts.until(second, 'published');
  posts.advance(MINUTE);
  await posts.until(first, 'published');
  await schedule([linkedin('Later')]);
  const { backlog } = posts.context.stores;
  const due = posts.clock().getTime() + 58 * MINUTE;
  expect(await backlog.overdue(new Date(due - 1))).toBe(0);
  expect(await backlog.overdue(new Date(due))).toBe(1);
});

test('an event that is not sent grows old where it is seen', async () => {
  const publisher = await posts.open();
  await publisher.messaging.relay.close();
  await posts.context.messaging.relay.close();
  await publish(facebook('Hello'));
  expect(await posts.context.stores.backlog.oldestEvent()).toEqual(posts.clock());
  posts.advance(MINUTE);
  await posts.work(publisher);
  const readMetrics = async () => await publisher.telemetry.metrics.registry.metrics();
  await eventually(async () =>
    expect(await readMetrics()).toContain('carillon_outbox_age_seconds{service="posts"} 60'),
  );
});

test('who does not publish shows nothing of it', async () => {
  await posts.work(await posts.open());
  expect(await posts.context.telemetry.metrics.registry.metrics()).not.toMatch(
    /carillon_(publication|outbox|dispatch)/,
  );
});

test('of several workers one does the chores and shows what waits; when it ends another does', async () => {
  const first = await posts.work();
  await shows('carillon_publications{state="queued"} 0');
  const other = await posts.open();
  const taking = jest.spyOn(other.stores.choreLease, 'take');
  const sweeping = jest.spyOn(other.stores.allWorkspaces, 'unexpandedPosts');
  await posts.work(other);
  await eventually(() => expect(taking.mock.calls.length).toBeGreaterThan(4));
  const shownByOther = async () =>
    /^carillon_publications\{/m.test(await other.telemetry.metrics.registry.metrics());
  expect([await shownByOther(), sweeping.mock.calls.length]).toEqual([false, 0]);
  await first.close();
  await eventually(async () =>
    expect([await shownByOther(), sweeping.mock.calls.length > 0]).toEqual([true, true]),
  );
});
