import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mishap } from './fake-network.ts';
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
const commented = (id: string, status: string) =>
  eventually(async () => {
    const [first] = await posts.results(id);
    expect(first?.status).toBe('published');
    expect(first?.first_comment).toMatchObject({ status });
    return first;
  });
const out = [{ postId: 'facebook-1', text: '#bells' }];

test('goes below the post once it is out, and is told to who looks', async () => {
  const { body } = await publish();
  expect(body.results[0].first_comment).toEqual({ text: '#bells', status: 'waiting', reason: null });
  await posts.work();
  await commented(body.post_id, 'published');
  expect(posts.networks.facebook.commented).toEqual(out);
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment']);
  await eventually(() =>
    expect(posts.told().map(({ status, first_comment }) => `${status} ${first_comment?.status}`)).toEqual(
      expect.arrayContaining(['published due', 'published published']),
    ),
  );
});

test('a lost reply is looked for before it is sent again, so it is there once', async () => {
  posts.networks.facebook.commentMishaps.push(mishap('unknown', 'no answer', { makes: true }));
  const { body } = await publish();
  await posts.work();
  await eventually(() => expect(posts.networks.facebook.calls).toContain('comment'));
  await commented(body.post_id, 'due');
  posts.advance(MINUTE);
  await commented(body.post_id, 'published');
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment', 'find comment']);
  expect(posts.networks.facebook.commented).toEqual(out);
});

test('a call that never arrived is made again after a look', async () => {
  posts.networks.facebook.commentMishaps.push(mishap('unknown', 'no answer'));
  const { body } = await publish();
  await posts.work();
  await eventually(async () => {
    const [first] = await posts.results(body.post_id);
    expect(first?.first_comment?.reason).toBe('no answer');
  });
  posts.advance(MINUTE);
  await commented(body.post_id, 'published');
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment', 'find comment', 'comment']);
  expect(posts.networks.facebook.commented).toEqual(out);
});

test('a worker that dies after the comment went out leaves it to the next, which finds it', async () => {
  posts.networks.facebook.commentMishaps.push({ makes: true, hangs: true });
  const { body } = await publish();
  const dying = await posts.work();
  await eventually(() => expect(posts.networks.facebook.commented).toEqual(out));
  await dying.close();
  posts.advance(3 * MINUTE);
  await posts.work(await posts.open());
  await commented(body.post_id, 'published');
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment', 'find comment']);
  expect(posts.networks.facebook.commented).toEqual(out);
});

test('a limit is waited out, and no other post of the account goes meanwhile', async () => {
  const retryAt = new Date(posts.clock().getTime() + 10 * MINUTE);
  posts.networks.facebook.commentMishaps.push(mishap('transient', 'Too many calls', { retryAt }));
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
  await commented(body.post_id, 'published');
  expect(posts.networks.facebook.commented).toEqual(out);
});

test('what the network refuses is told, leaves the post published, and is tried again by itself', async () => {
  posts.networks.facebook.commentMishaps.push(mishap('permanent', 'Comments are off here.'));
  const { body } = await publish();
  await posts.work();
  const failed = await commented(body.post_id, 'failed');
  expect(failed).toMatchObject({
    can_retry: true,
    first_comment: { reason: 'Facebook rejected the comment: Comments are off here.' },
  });
  const again = await posts.request('POST', `/posts/publications/${failed?.id}/retry`);
  expect(await again.json()).toMatchObject({ message: 'The first comment is on its way again.' });
  expect(await commented(body.post_id, 'published')).toMatchObject({ can_retry: false });
  expect(posts.networks.facebook.calls).toEqual(['send', 'comment', 'comment']);
  expect(posts.networks.facebook.posted).toHaveLength(1);
});

test('one that is too long is refused with the post, under its field', async () => {
  const { status, body } = await publish({ platform_id: 3, page_id: null, first_comment: 'x'.repeat(1251) });
  expect(status).toBe(422);
  expect(body.errors['platforms.0.first_comment'][0]).toMatch(/1,251 characters, and LinkedIn takes 1,250/);
});

test('comments that wait for one account leave the queue to others', async () => {
  const retryAt = new Date(posts.clock().getTime() + 10 * MINUTE);
  posts.networks.facebook.commentMishaps.push(mishap('transient', 'Too many calls', { retryAt }));
  const { body } = await publish();
  await posts.work();
  await eventually(async () =>
    expect((await posts.results(body.post_id))[0]?.first_comment?.reason).toBe('Facebook is limiting posts.'),
  );
  const { publications } = posts.context.stores;
  const [waiting] = await publications.ofPost(body.post_id, 'ada');
  if (!waiting || waiting.status !== 'published' || !waiting.comment) throw new Error('no comment waits');
  const early = { ...waiting, comment: { ...waiting.comment, at: posts.clock() } };
  expect(await publications.change(waiting, early, [])).toBeTruthy();
  await eventually(async () => expect(await publications.commentsDue(posts.clock(), 10)).toEqual([]));
  expect(posts.networks.facebook.calls.filter((call) => call === 'comment')).toHaveLength(1);
  posts.advance(11 * MINUTE);
  await commented(body.post_id, 'published');
});
