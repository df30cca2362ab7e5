import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { networkFault } from './fake-network.ts';
import { form, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
});
afterEach(() => posts.close());

const publish = async (more: object = {}) => {
  const entry = { platform_id: 1, page_id: 'page1', content: 'Ring', first_comment: ' #bells ', ...more };
  const reply = await posts.request('POST', '/posts/publish', form([entry]));
  return { status: reply.status, body: await reply.json() };
};
const waitForComment = (id: string, status: string) =>
  eventually(async () => {
    const [first] = await posts.results(id);
    expect(first?.status).toBe('published');
    expect(first?.first_comment).toMatchObject({ status });
    return first;
  });
const out = [{ postId: 'facebook-1', text: '#bells' }];

test('is posted below the published post, and readers see it', async () => {
  const { body } = await publish();
  expect(body.results[0].first_comment).toEqual({ text: '#bells', status: 'waiting', reason: null });
  await posts.work();
  await waitForComment(body.post_id, 'published');
  expect(posts.networks.facebook.commented).toEqual(out);
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment']);
  await eventually(() =>
    expect(posts.told().map(({ status, first_comment }) => `${status} ${first_comment?.status}`)).toEqual(
      expect.arrayContaining(['published due', 'published published']),
    ),
  );
});

test('a lost reply is looked for before it is sent again, so it is there once', async () => {
  posts.networks.facebook.commentFaults.push(networkFault('unknown', 'no answer', { makes: true }));
  const { body } = await publish();
  await posts.work();
  await eventually(() => expect(posts.networks.facebook.calls).toContain('comment'));
  await waitForComment(body.post_id, 'due');
  posts.advance(MINUTE);
  await waitForComment(body.post_id, 'published');
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment', 'find comment']);
  expect(posts.networks.facebook.commented).toEqual(out);
});

test('repeats a call that never arrived after checking', async () => {
  posts.networks.facebook.commentFaults.push(networkFault('unknown', 'no answer'));
  const { body } = await publish();
  await posts.work();
  await eventually(async () => {
    const [first] = await posts.results(body.post_id);
    expect(first?.first_comment?.reason).toBe('no answer');
  });
  posts.advance(MINUTE);
  await waitForComment(body.post_id, 'published');
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment', 'find comment', 'comment']);
  expect(posts.networks.facebook.commented).toEqual(out);
});

test('is found by the next worker if one dies after sending it', async () => {
  posts.networks.facebook.commentFaults.push({ makes: true, hangs: true });
  const { body } = await publish();
  const dying = await posts.work();
  await eventually(() => expect(posts.networks.facebook.commented).toEqual(out));
  await dying.close();
  posts.advance(3 * MINUTE);
  await posts.work(await posts.open());
  await waitForComment(body.post_id, 'published');
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment', 'find comment']);
  expect(posts.networks.facebook.commented).toEqual(out);
});

test('a limit is waited out, and no other post of the account goes meanwhile', async () => {
  const retryAt = new Date(posts.clock().getTime() + 10 * MINUTE);
  posts.networks.facebook.commentFaults.push(networkFault('transient', 'Too many calls', { retryAt }));
  const { body } = await publish();
  await posts.work();
  await eventually(async () => {
    const [first] = await posts.results(body.post_id);
    expect(first?.first_comment?.reason).toBe('Facebook is limiting posts.');
  });
  const other = await publish({ content: 'Ring again', first_comment: null });
  await eventually(async () =>
    expect((await posts.results(other.body.post_id))[0]?.reason).toBe('Facebook is limiting posts.'),
  );
  posts.advance(11 * MINUTE);
  await waitForComment(body.post_id, 'published');
  expect(posts.networks.facebook.commented).toEqual(out);
});

test('a rejected comment is reported, leaves the post published, and is retried automatically', async () => {
  posts.networks.facebook.commentFaults.push(networkFault('permanent', 'Comments are off here.'));
  const { body } = await publish();
  await posts.work();
  const failed = await waitForComment(body.post_id, 'failed');
  expect(failed).toMatchObject({
    can_retry: true,
    first_comment: { reason: 'Facebook rejected the comment: Comments are off here.' },
  });
  const again = await posts.request('POST', `/posts/publications/${failed?.id}/retry`);
  expect(await again.json()).toMatchObject({ message: 'The first comment is being published again.' });
  expect(await waitForComment(body.post_id, 'published')).toMatchObject({ can_retry: false });
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment', 'comment']);
  expect(posts.networks.facebook.posted).toHaveLength(1);
});

test('one that is too long is refused with the post, under its field', async () => {
  const { status, body } = await publish({ platform_id: 3, page_id: null, first_comment: 'x'.repeat(1251) });
  expect(status).toBe(422);
  expect(body.errors['platforms.0.first_comment'][0]).toMatch(/1,251 characters, and LinkedIn allows 1,250/);
});

test('comments that wait for one account leave the queue to others', async () => {
  const retryAt = new Date(posts.clock().getTime() + 10 * MINUTE);
  posts.networks.facebook.commentFaults.push(networkFault('transient', 'Too many calls', { retryAt }));
  const { body } = await publish();
  await posts.work();
  await eventually(async () =>
    expect((await posts.results(body.post_id))[0]?.first_comment?.reason).toBe('Facebook is limiting posts.'),
  );
  const { publications, commentQueue } = posts.context.stores;
  const [waiting] = await publications.ofPost(body.post_id, 'ada');
  if (waiting?.status !== 'published' || !waiting.comment) throw new Error('no comment waits');
  const early = { ...waiting, comment: { ...waiting.comment, at: posts.clock() } };
  expect(await publications.change(waiting, early, [])).toBeTruthy();
  await eventually(async () => expect(await commentQueue.due(posts.clock(), 10)).toEqual([]));
  expect(posts.networks.facebook.calls.filter((call) => call === 'comment')).toHaveLength(1);
  posts.advance(11 * MINUTE);
  await waitForComment(body.post_id, 'published');
});

describe('a call that answers after its lease ran out', () => {
  test('is believed where the next worker could not look and gave up', async () => {
    const { linkedin } = posts.networks;
    Reflect.deleteProperty(linkedin.firstComment, 'find');
    const answer = Promise.withResolvers<void>();
    linkedin.commentFaults.push({ makes: true, late: answer.promise });
    const { body } = await publish({ platform_id: 3, page_id: null });
    await posts.work();
    await eventually(() => expect(linkedin.commented).toHaveLength(1));
    posts.advance(3 * MINUTE);
    await posts.work(await posts.open());
    await waitForComment(body.post_id, 'failed');
    answer.resolve();
    expect(await waitForComment(body.post_id, 'published')).toMatchObject({ can_retry: false });
    expect(linkedin.calls).toEqual(['send', 'comment']);
  });

  test('keeps the next worker from sending a comment it didn’t find', async () => {
    const { facebook } = posts.networks;
    const answer = Promise.withResolvers<void>();
    facebook.commentFaults.push({ makes: true, late: answer.promise });
    const { body } = await publish();
    await posts.work();
    await eventually(() => expect(facebook.commented).toEqual(out));
    facebook.firstComment.find = async () => {
      facebook.calls.push('find comment');
      answer.resolve();
      await waitForComment(body.post_id, 'published');
      return null;
    };
    posts.advance(3 * MINUTE);
    const other = await posts.work(await posts.open());
    await waitForComment(body.post_id, 'published');
    await other.close();
    expect(facebook.calls).toEqual(['send', 'comment', 'find comment']);
    expect(facebook.commented).toEqual(out);
  });
});

test('a comment waiting for its connection is sent as soon as that is back', async () => {
  posts.networks.facebook.commentFaults.push(networkFault('reconnect', 'The session has expired'));
  const { body } = await publish();
  await posts.work();
  await eventually(async () => {
    const [first] = await posts.results(body.post_id);
    expect(first?.first_comment?.reason).toBe('Reconnect Facebook to publish this.');
  });
  posts.identity.lost.clear();
  posts.identity.revision = 2;
  const data = { workspace_id: 'ada', platform: 'facebook', status: 'connected' } as const;
  await posts.bus.publish(
    makeEvent(connectionChanged, { ...data, reason: null, revision: 2 }, posts.clock()),
  );
  await waitForComment(body.post_id, 'published');
  expect(posts.networks.facebook.commented).toEqual(out);
});

describe('one at the end of a long queue', () => {
  /** So many of another workspace that have been due for longer, and can be as broken as `change` says. */
  const crowd = async (id: string, change: object = {}) => {
    const { collection } = posts.context.stores.publications.outbox;
    const row = await collection.findOne({ postId: id });
    const { remoteId: _, ...copied } = { remoteId: null, ...row };
    const commentAt = new Date(posts.clock().getTime() - MINUTE);
    const copies = Array.from({ length: 250 }, (_, n) => {
      const one = { ...copied, workspaceId: 'bob', remoteId: `crowd-${n}`, commentAt, ...change };
      return { ...one, _id: `crowd-${n}-1`, postId: `crowd-${n}` } as never;
    });
    await collection.insertMany(copies);
  };

  test.each([
    ['of one workspace', {}],
    ['of what can not be read', { status: 'awaiting-review' }],
    ['of what has no comment to be sent', { comment: null }],
  ])('%s is begun among the first', async (_, change) => {
    const { publications, commentQueue } = posts.context.stores;
    const { body } = await publish();
    const worker = await posts.work();
    await waitForComment(body.post_id, 'published');
    await worker.close();
    const [one] = await publications.ofPost(body.post_id, 'ada');
    if (one?.status !== 'published' || !one.comment) throw new Error('it has no comment');
    const due = { ...one, comment: { ...one.comment, status: 'due' as const, at: posts.clock() } };
    expect(await publications.change(one, due, [])).toBeTruthy();
    await crowd(body.post_id, change);
    const dueComments = await commentQueue.due(posts.clock(), 10);
    expect(dueComments.map(({ workspaceId }) => workspaceId)).toContain('ada');
  });
});
