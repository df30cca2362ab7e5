import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { decide } from '../domain/decide.ts';
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

describe('a worker that dies', () => {
  test('after the network did the work: the next one finds the post and makes no second', async () => {
    const doomed = await posts.open();
    await posts.work(doomed);
    posts.networks.facebook.faults.push({ makes: true, hangs: true });
    const id = await publish(facebook('Hello'));
    await eventually(() => expect(posts.networks.facebook.posted).toHaveLength(1));
    // As after a crash, it writes nothing more.
    await doomed.close();

    posts.advance(2 * MINUTE);
    await posts.work();
    expect(await posts.until(id, 'scheduled')).toMatchObject({
      reason: expect.stringMatching(/^Carillon stopped before/),
    });
    expect(posts.networks.facebook.calls).toEqual(['send']);
    posts.advance(MINUTE);
    expect(await posts.until(id, 'published')).toMatchObject({
      post_url: 'https://facebook.example/facebook-1',
      late: false,
      attempts: 1,
    });
    expect(posts.networks.facebook.calls).toEqual(['send', 'reconcile']);
    expect(posts.networks.facebook.posted).toHaveLength(1);
  });

  test('if repeating is safe, the next worker repeats it as soon as the lease ends', async () => {
    const doomed = await posts.open();
    await posts.work(doomed);
    posts.networks.bluesky.faults.push({ makes: false, hangs: true });
    const id = await publish({ platform_id: 4, page_id: 'page1', content: 'Hello' });
    await eventually(() => expect(posts.networks.bluesky.calls).toEqual(['send']));
    await doomed.close();

    posts.advance(2 * MINUTE);
    await posts.work();
    await posts.until(id, 'published');
    expect(posts.networks.bluesky.calls).toEqual(['send', 'reconcile', 'send']);
  });

  test('a worker whose clock jumps ahead during a call doesn’t take itself for dead', async () => {
    await posts.work();
    const gate = Promise.withResolvers<void>();
    posts.networks.facebook.faults.push({ makes: true, late: gate.promise });
    const id = await publish(facebook('Hello'));
    await eventually(() => expect(posts.networks.facebook.posted).toHaveLength(1));
    posts.advance(10 * MINUTE);
    // By then the scheduler has looked.
    await posts.until(await publish(linkedin('Hello')), 'published');
    gate.resolve();
    await posts.until(id, 'published');
    expect(posts.networks.facebook.calls).toEqual(['send']);
    expect(posts.told().map(({ status }) => status)).not.toContain('scheduled');
  });

  test('before the network did anything: the next one publishes after it has looked', async () => {
    const doomed = await posts.open();
    await posts.work(doomed);
    posts.networks.facebook.faults.push({ makes: false, hangs: true });
    const id = await publish(facebook('Hello'));
    await eventually(() => expect(posts.networks.facebook.calls).toEqual(['send']));
    await doomed.close();

    posts.advance(3 * MINUTE);
    await posts.work();
    await posts.until(id, 'published');
    expect(posts.networks.facebook.calls).toEqual(['send', 'reconcile', 'send']);
    expect(posts.networks.facebook.posted).toHaveLength(1);
  });

  test('after its lease was renewed: what it writes in between does not shorten the lease', async () => {
    const { publications, leases } = posts.context.stores;
    const [due] = await publications.ofPost(await publish(facebook('Hello')), 'ada');
    if (due?.status !== 'scheduled') throw new Error('nothing was accepted');
    const decision = decide(due, { type: 'take', lease: { id: 'mine', by: 'me' } }, posts.clock());
    if (!decision.ok || decision.next.status !== 'publishing') throw new Error('no lease');
    const leasedPublication = decision.next;
    await leases.take({ before: due, after: leasedPublication, permits: ['one'], events: [] }, 'mine');
    posts.advance(MINUTE);
    const until = new Date(posts.clock().getTime() + 2 * MINUTE);
    await leases.renew(leasedPublication.id, 'mine', until);

    posts.advance(MINUTE + 30_000);
    expect(await leases.step(leasedPublication, posts.clock())).toBe(true);
    expect(await leases.expired(posts.clock(), 10)).toEqual([]);
    posts.advance(MINUTE);
    expect(await leases.step(leasedPublication, posts.clock())).toBe(false);
    expect((await leases.expired(posts.clock(), 10)).map(({ id }) => id)).toEqual([leasedPublication.id]);
  });

  test('leaves a valid lease alone', async () => {
    const gate = Promise.withResolvers<void>();
    posts.networks.facebook.gate = gate.promise;
    await posts.work();
    const id = await publish(facebook('Hello'));
    await posts.until(id, 'publishing');
    posts.advance(MINUTE / 2);
    await posts.work();
    const other = await publish(linkedin('Hello'));
    await posts.until(other, 'published');
    expect(posts.networks.facebook.calls).toEqual(['send']);
    gate.resolve();
    await posts.until(id, 'published');
  });
});

describe('a network in trouble', () => {
  beforeEach(() => posts.work());

  test('loses its reply: the post is found, not doubled', async () => {
    posts.networks.facebook.faults.push(networkFault('unknown', 'no reply', { makes: true }));
    const id = await publish(facebook('Hello'));
    const waiting = await posts.until(id, 'scheduled');
    expect(waiting).toMatchObject({ reason: 'no reply', attempts: 1 });
    posts.advance(MINUTE);
    await posts.until(id, 'published');
    expect(posts.networks.facebook.posted).toHaveLength(1);
    expect(posts.networks.facebook.calls).toEqual(['send', 'reconcile']);
  });

  test('loses its reply, where repeating is safe: it is looked for within seconds', async () => {
    const { bluesky } = posts.networks;
    bluesky.faults.push(networkFault('unknown', 'no reply', { makes: true }));
    const id = await publish({ platform_id: 4, page_id: 'page1', content: 'Hello' });
    await posts.until(id, 'scheduled');
    posts.advance(2_000);
    await posts.until(id, 'published');
    expect([bluesky.posted.length, bluesky.calls]).toEqual([1, ['send', 'reconcile']]);
  });

  test('loses its reply, and comes back only after weeks: the post is looked for, but not sent any more', async () => {
    posts.networks.facebook.faults.push(networkFault('unknown', 'no reply'));
    const id = await publish(facebook('Hello'));
    await posts.until(id, 'scheduled');
    posts.advance(20 * 24 * 60 * MINUTE);
    expect(await posts.until(id, 'failed')).toMatchObject({
      reason: expect.stringMatching(/^This post is more than a week late/),
      may_be_out: false,
    });
    expect(posts.networks.facebook.calls).toEqual(['send', 'reconcile']);
  });

  test('loses its reply, and lets nobody look: it is not sent again once it may have forgotten the text', async () => {
    posts.networks.linkedin.publish.reconcile = undefined;
    posts.networks.linkedin.faults.push(networkFault('unknown', 'no reply', { makes: true }));
    const id = await publish(linkedin('Hello'));
    await posts.until(id, 'scheduled');
    posts.advance(20 * 60 * MINUTE);
    expect(await posts.until(id, 'failed')).toMatchObject({
      reason: expect.stringMatching(
        /^LinkedIn didn’t confirm whether this post was published\. .* Check there/,
      ),
      may_be_out: true,
    });
    expect(posts.networks.linkedin.posted).toHaveLength(1);
  });

  test('loses its reply, lets nobody look, and then asks for patience: it is asked again before it forgets', async () => {
    posts.networks.linkedin.publish.reconcile = undefined;
    const retryAt = new Date(posts.clock().getTime() + 24 * 60 * MINUTE);
    posts.networks.linkedin.faults.push(
      networkFault('unknown', 'no reply', { makes: true }),
      networkFault('transient', 'too many calls', { retryAt }),
    );
    const id = await publish(linkedin('Hello'));
    await posts.until(id, 'scheduled');
    posts.advance(2 * MINUTE);
    await eventually(async () => expect(await posts.results(id)).toMatchObject([{ attempts: 2 }]));
    await posts.until(id, 'scheduled');
    posts.advance(12 * 60 * MINUTE);
    await eventually(() => expect(posts.networks.linkedin.calls).toHaveLength(3));
  });

  test('asks for patience: the next try comes no sooner than it said, without a look', async () => {
    const retryAt = new Date(posts.clock().getTime() + 30 * MINUTE);
    posts.networks.facebook.faults.push(networkFault('transient', 'too many calls', { retryAt }));
    const id = await publish(facebook('Hello'));
    const { next_attempt_at } = await posts.until(id, 'scheduled');
    expect(Date.parse(next_attempt_at ?? '')).toBeGreaterThanOrEqual(retryAt.getTime());
    posts.advance(31 * MINUTE);
    expect(await posts.until(id, 'published')).toMatchObject({ attempts: 2 });
    expect(posts.networks.facebook.calls).toEqual(['send', 'send']);
  });

  test('a permanent rejection: that target fails in the network’s words, and the others are published', async () => {
    posts.networks.facebook.faults.push(networkFault('permanent', 'This breaks our rules.'));
    const id = await publish(facebook('Hello'), linkedin('Hello'));
    await eventually(async () => {
      const [failed, published] = await posts.results(id);
      expect(failed).toMatchObject({ status: 'failed', reason: 'This breaks our rules.' });
      expect(published).toMatchObject({ status: 'published' });
    });
  });

  test('a rejection as a duplicate of the user’s own post is no success', async () => {
    posts.networks.linkedin.faults.push(
      networkFault('duplicate', 'Content is a duplicate of urn:li:share:1', { remoteId: 'urn:li:share:1' }),
    );
    const id = await publish(linkedin('Hello'));
    expect(await posts.until(id, 'failed')).toMatchObject({
      reason: 'LinkedIn rejected this as a duplicate.',
    });
  });
});

test('an unreadable row doesn’t hold up others', async () => {
  const { publications } = posts.context.stores;
  const brokenId = await publish(facebook('Broken'));
  const [row] = await publications.ofPost(brokenId, 'ada');
  await publications.outbox.collection.updateOne({ _id: row?.id as never }, { $set: { status: 'gone mad' } });
  await posts.work();
  posts.advance(3 * MINUTE);
  const well = await publish(facebook('Hello'));
  await posts.until(well, 'published');
});

test('a closed worker begins nothing more, and ends hanging work', async () => {
  posts.networks.facebook.gate = new Promise(() => undefined);
  const worker = await posts.work();
  const id = await publish(facebook('Hello'));
  await posts.until(id, 'publishing');
  // It is publishing before its network is called.
  await eventually(() => expect(posts.networks.facebook.calls).toContain('send'));
  await worker.close();
  // A leased post may be published, so it waits to be reconciled.
  expect(await posts.until(id, 'scheduled')).toMatchObject({ attempts: 1 });
  const next = await publish(linkedin('Hello'));
  expect(await posts.until(next, 'queued')).toMatchObject({ can_cancel: true });
  expect(posts.networks.linkedin.calls).toEqual([]);
  // It waits for any other, whether that hears of it or not.
  posts.advance(24 * 60 * MINUTE);
  await posts.work();
  await posts.until(next, 'published');
});
