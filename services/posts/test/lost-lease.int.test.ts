import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LEASE_MS } from '../domain/decide.ts';
import { publishingMetrics } from '../publishing-metrics.ts';
import { facebook, form, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
  await posts.work();
});
afterEach(() => posts.close());

const publish = async (): Promise<string> => {
  const reply = await posts.request('POST', '/posts/publish', form([facebook('Hello')]));
  return publishPosts.response.parse(await reply.json()).post_id;
};
const rowOf = async (id: string) => (await posts.context.stores.publications.ofPost(id, 'ada'))[0];
const runs = async (outcome: string) => {
  const { values } = await publishingMetrics(posts.context.telemetry.metrics).outcomes.get();
  return values.find(({ labels }) => labels.outcome === outcome)?.value;
};

test('a worker stopped for longer than its lease doesn’t publish, even before a timer fires', async () => {
  const gate = Promise.withResolvers<void>();
  posts.networks.facebook.gate = gate.promise;
  const id = await publish();
  await eventually(() => expect(posts.networks.facebook.requests).toHaveLength(1));
  const [request] = posts.networks.facebook.requests;
  expect(request?.hasLease()).toBe(true);
  posts.advance(LEASE_MS);
  expect(request?.hasLease()).toBe(false);
  expect(request?.signal.aborted).toBe(false);
  gate.resolve();
  await eventually(async () => expect((await runs('retry')) || (await runs('lost'))).toBe(1));
  expect(posts.networks.facebook.posted).toEqual([]);
  posts.advance(2 * MINUTE);
  await posts.until(id, 'published');
  expect(posts.networks.facebook.posted).toHaveLength(1);
});

test('nor does one that found its lease over before the network was called', async () => {
  const gate = Promise.withResolvers<void>();
  posts.identity.gate = gate.promise;
  const id = await publish();
  // Waits until the row says "publishing": the worker may not have the store's reply yet.
  await eventually(() => expect(posts.identity.resolveCalls).toBe(1));
  posts.advance(LEASE_MS);
  gate.resolve();
  await eventually(async () => expect(await runs('lost')).toBe(1));
  expect(posts.networks.facebook.calls).toEqual([]);
  posts.advance(2 * MINUTE);
  await posts.until(id, 'published');
  expect(posts.networks.facebook.posted).toHaveLength(1);
});

test('an outcome whose reply from the store was lost is no lost lease', async () => {
  const { publications } = posts.context.stores;
  const { change } = publications;
  publications.change = async (...args) => {
    const isChanged = await change(...args);
    if (args[1].status !== 'published') return isChanged;
    publications.change = change;
    throw new Error('the store hung up');
  };
  const id = await publish();
  await eventually(async () => expect((await runs('published')) || (await runs('lost'))).toBe(1));
  await posts.until(id, 'published');
  expect(await runs('lost')).toBe(0);
  const published = () => posts.told().filter(({ status }) => status === 'published');
  await eventually(() => expect(published()).toHaveLength(1));
});

test.each([
  ['that it is out', undefined],
  ['a refusal', new SocialError('No.', { kind: 'permanent' })],
])('what a worker hears late, after it lost the lease, changes nothing: %s', async (_, error) => {
  const late = Promise.withResolvers<void>();
  posts.networks.facebook.faults.push({ makes: true, late: late.promise, ...(error && { error }) });
  const id = await publish();
  await eventually(() => expect(posts.networks.facebook.posted).toHaveLength(1));
  posts.advance(LEASE_MS);
  await posts.work(await posts.open());
  await posts.until(id, 'scheduled');
  const { publish: network } = posts.networks.facebook;
  const { reconcile } = network;
  const tokenRequest = Promise.withResolvers<void>();
  network.reconcile = (request) => tokenRequest.promise.then(() => reconcile?.(request) ?? null);
  posts.advance(MINUTE);
  await posts.until(id, 'publishing');
  const row = await rowOf(id);
  late.resolve();
  await eventually(async () => expect(await runs('lost')).toBe(1));
  expect(await rowOf(id)).toEqual(row);
  tokenRequest.resolve();
  await posts.until(id, 'published');
  expect(posts.networks.facebook.calls).toEqual(['send', 'reconcile']);
});
