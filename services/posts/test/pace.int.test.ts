import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { networkFault } from './fake-network.ts';
import { type Entry, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;

let posts: Posts;
afterEach(() => posts.close());

const publish = async (entry: Entry, workspaceId?: string): Promise<string> => {
  const reply = await posts.request('POST', '/posts/publish', form([entry]), workspaceId);
  return publishPosts.response.parse(await reply.json()).post_id;
};
const shut = (network: { gate: Promise<void> }) => {
  const gate = Promise.withResolvers<void>();
  network.gate = gate.promise;
  return gate.resolve;
};
const earlier = () => {
  const dueAt = new Date(posts.clock().getTime() - MINUTE);
  return { dueAt, nextAttemptAt: dueAt };
};
/** Counts the first page of a workspace's lists by status. */
const counts = async (workspaceId?: string) => {
  const reply = await posts.request('GET', '/posts/user', undefined, workspaceId);
  const lists = Object.values(listUserPosts.response.parse(await reply.json()).posts);
  const byStatus = Object.entries(Object.groupBy(lists.flat(), ({ status }) => status));
  return Object.fromEntries(byStatus.map(([status, { length }]) => [status, length]));
};

describe('at one time', () => {
  test('a hanging network doesn’t take other networks’ places', async () => {
    posts = await startPosts({ PUBLISH_CONCURRENCY: '6' });
    const open = shut(posts.networks.facebook);
    await posts.work();
    for (let n = 0; n < 10; n++) await publish(facebook('Hello', `page${n}`));
    await eventually(async () => expect(await counts()).toEqual({ publishing: 2, queued: 8 }));
    const other = await publish(linkedin('Hi'));
    await posts.until(other, 'published');
    await eventually(() => expect(posts.networks.facebook.calls).toHaveLength(2));
    open();
    await eventually(async () => expect(await counts()).toEqual({ published: 11 }));
  });

  test('an account gets one after the other, over all workers, in the order that they are due', async () => {
    posts = await startPosts();
    const other = await posts.open();
    const texts = ['first', 'second', 'third', 'fourth'];
    for (const [n, text] of texts.entries()) {
      const times = { scheduled_time: `2026-03-02 10:0${n}:00`, timezone: 'UTC' };
      const reply = await posts.request('POST', '/posts/schedule', form([facebook(text)], times));
      schedulePosts.response.parse(await reply.json());
    }
    const open = shut(posts.networks.facebook);
    posts.advance(90 * MINUTE);
    await posts.work();
    await posts.work(other);
    await eventually(async () => expect(await counts()).toEqual({ publishing: 1, queued: 3 }));
    // Another account of that network does not wait for it.
    const elsewhere = await publish(facebook('Hello', 'page2'));
    await posts.until(elsewhere, 'publishing');
    await eventually(() =>
      expect(posts.networks.facebook.requests.map(({ text }) => text)).toEqual(['first', 'Hello']),
    );
    open();
    await eventually(async () => expect(await counts()).toEqual({ published: 5 }));
    const ownRequests = posts.networks.facebook.requests.filter(({ targetId }) => targetId === 'page1');
    expect(ownRequests.map(({ text }) => text)).toEqual(texts);
    await other.close();
  });

  test('a network gets no more than its limit, over all workers', async () => {
    posts = await startPosts({ PUBLISH_PER_NETWORK: '3' });
    const other = await posts.open();
    const open = shut(posts.networks.facebook);
    await posts.work();
    await posts.work(other);
    for (let n = 0; n < 8; n++) await publish(facebook('Hello', `page${n}`));
    await eventually(async () => expect(await counts()).toEqual({ publishing: 3, queued: 5 }));
    await posts.until(await publish(linkedin('Hi')), 'published');
    await eventually(() => expect(posts.networks.facebook.calls).toHaveLength(3));
    open();
    await eventually(async () => expect(await counts()).toEqual({ published: 9 }));
    await other.close();
  });

  test('the permits of a worker that died is there again when its lease has run out', async () => {
    posts = await startPosts({ PUBLISH_PER_NETWORK: '1' });
    const doomed = await posts.open();
    await posts.work(doomed);
    posts.networks.facebook.faults.push({ makes: true, hangs: true });
    await publish(facebook('Hello', 'page1'));
    await eventually(() => expect(posts.networks.facebook.posted).toHaveLength(1));
    await doomed.close();
    await posts.work();
    const next = await publish(facebook('Hello', 'page2'));
    await posts.until(await publish(linkedin('Hi')), 'published');
    expect(posts.networks.facebook.calls).toEqual(['send']);
    posts.advance(2 * MINUTE + 1);
    await posts.until(next, 'published');
    expect(posts.networks.facebook.posted).toHaveLength(2);
  });
});

test('a lone worker doesn’t wait for a dead worker’s lease or permits', async () => {
  posts = await startPosts();
  const doomed = await posts.open();
  const dead = await posts.work(doomed);
  posts.networks.facebook.faults.push({ makes: true, hangs: true });
  const first = await publish(facebook('Hello'));
  await eventually(() => expect(posts.networks.facebook.posted).toHaveLength(1));
  await doomed.close();
  await posts.work(posts.context, { alone: true });
  expect(await posts.until(first, 'scheduled')).toMatchObject({ waiting_for: 'retry' });
  await posts.until(await publish(facebook('Next')), 'published');
  posts.advance(MINUTE);
  await posts.until(first, 'published');
  expect(posts.networks.facebook.calls).toEqual(['send', 'send', 'reconcile']);
  await dead.close();
});

describe('between users', () => {
  test('many posts of one do not hold up the one of another, though there are more than are looked at', async () => {
    posts = await startPosts();
    const [sample] = await posts.context.stores.publications.ofPost(await publish(facebook('Sample')), 'ada');
    if (sample?.status !== 'scheduled') throw new Error('it was not accepted');
    const crowd = Array.from({ length: 130 }, (_, n) => ({
      ...sample,
      id: `crowd-${n}`,
      content: `Crowd ${n}`,
      ...earlier(),
    }));
    await Promise.all(crowd.map((one) => posts.context.stores.publications.insert(one, [])));
    const open = shut(posts.networks.facebook);
    await posts.work();
    await eventually(() => expect(posts.networks.facebook.calls).toHaveLength(1));
    await publish(facebook('Mine', 'page2'), 'eve');
    await eventually(async () => expect(await counts('eve')).toEqual({ publishing: 1 }));
    expect((await counts()).publishing).toBe(1);
    open();
  });
});

test('a busy account holds up nothing else of its user, though more waits for it than is looked at', async () => {
  posts = await startPosts();
  const [sample] = await posts.context.stores.publications.ofPost(await publish(facebook('Sample')), 'ada');
  if (sample?.status !== 'scheduled') throw new Error('it was not accepted');
  const crowd = Array.from({ length: 230 }, (_, n) => ({ ...sample, id: `crowd-${n}`, ...earlier() }));
  await Promise.all(crowd.map((one) => posts.context.stores.publications.insert(one, [])));
  const open = shut(posts.networks.facebook);
  await posts.work();
  await eventually(() => expect(posts.networks.facebook.calls).toHaveLength(1));
  await posts.until(await publish(linkedin('Hi')), 'published');
  await posts.until(await publish(facebook('Mine', 'page2')), 'publishing');
  await eventually(() => expect(posts.networks.facebook.calls).toHaveLength(2));
  open();
});

test('an absurd cooldown ends after about a day', async () => {
  posts = await startPosts();
  await posts.work();
  posts.networks.facebook.faults.push(networkFault('transient', 'busy', { retryAt: new Date(Number.NaN) }));
  const id = await publish(facebook('Hello'));
  await posts.until(id, 'scheduled');
  posts.advance(27 * 60 * MINUTE);
  await posts.until(id, 'published');
});

describe('when a network asks for patience', () => {
  const retryIn = (minutes: number) => new Date(posts.clock().getTime() + minutes * MINUTE);

  test('everything of that account waits, without a call, and says why; other accounts go on', async () => {
    posts = await startPosts();
    await posts.work();
    posts.networks.facebook.faults.push(
      networkFault('transient', 'Facebook: too many calls', { retryAt: retryIn(30) }),
    );
    const first = await publish(facebook('First'));
    await eventually(async () => expect(await posts.results(first)).toMatchObject([{ attempts: 1 }]));
    await posts.until(first, 'scheduled');
    const second = await publish(facebook('Second'));
    expect(await posts.until(second, 'scheduled')).toMatchObject({
      attempts: 0,
      next_attempt_at: '2026-03-02T09:30:00.000Z',
      reason: 'Facebook is limiting posts.',
    });
    await posts.until(await publish(facebook('Hello', 'page2')), 'published');
    await posts.until(await publish(linkedin('Hello')), 'published');
    expect(posts.networks.facebook.requests.map(({ text }) => text)).toEqual(['First', 'Hello']);
    posts.advance(30 * MINUTE);
    await posts.until(first, 'published');
    await posts.until(second, 'published');
  });

  test('of the whole app, every account of that network waits', async () => {
    posts = await startPosts();
    await posts.work();
    const { error } = networkFault('transient', 'Facebook: application limit', { retryAt: retryIn(30) });
    Object.assign(error ?? {}, { scope: 'app' });
    posts.networks.facebook.faults.push({ makes: false, ...(error && { error }) });
    const first = await publish(facebook('First'));
    await eventually(async () => expect(await posts.results(first)).toMatchObject([{ attempts: 1 }]));
    await posts.until(first, 'scheduled');
    const second = await publish(facebook('Second', 'page2'));
    expect(await posts.until(second, 'scheduled')).toMatchObject({ attempts: 0 });
    await posts.until(await publish(linkedin('Hello')), 'published');
    posts.advance(30 * MINUTE);
    await posts.until(second, 'published');
  });
});

test('posts due at the same time need few writes, since they share one', async () => {
  posts = await startPosts({ PUBLISH_CONCURRENCY: '32' });
  const [sample] = await posts.context.stores.publications.ofPost(await publish(facebook('Sample')), 'ada');
  if (sample?.status !== 'scheduled') throw new Error('it was not accepted');
  const due = Array.from({ length: 48 }, (_, n) => ({
    ...sample,
    ...earlier(),
    id: `due-${n}`,
    content: `Due ${n}`,
    targetId: `page-${n}`,
  }));
  await Promise.all(due.map((one) => posts.context.stores.publications.insert(one, [])));
  const ownWorker = await posts.open();
  const publications = ownWorker.stores.publications.outbox.collection.name;
  // The number of reads depends on how long it takes; the writes don't.
  let writes = 0;
  ownWorker.stores.publications.outbox.db
    .getClient()
    .on('commandStarted', ({ command }) => void (command.update === publications && writes++));
  await posts.work(ownWorker);
  await eventually(async () => expect(await counts()).toEqual({ published: 49 }));
  // One at a time would take at least two.
  expect(writes).toBeLessThan(due.length);
  expect(writes).toBeGreaterThan(0);
});
