import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describePublished } from '../posts/describe-published.ts';
import { noteTakenDown } from '../posts/note-taken-down.ts';
import { form, type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
});
afterEach(() => posts.close());

const publish = async (platform_id: number, more: object = {}): Promise<string> => {
  const entry = { platform_id, page_id: 'page1', content: 'Hello', ...more };
  const reply = await posts.request('POST', '/posts/publish', form([entry]));
  return publishPosts.response.parse(await reply.json()).post_id;
};
const note = (id: string) => noteTakenDown(posts.context, 'ada', id, 'bob');

test('a post deleted from its network stays on the list without its link, and is reported once', async () => {
  await posts.work();
  const postId = await publish(4);
  const { id, ...before } = await posts.until(postId, 'published');
  expect(before).toMatchObject({ can_take_down: true, taken_down_at: null });
  await note(id);
  await note(id);
  expect((await posts.results(postId))[0]).toMatchObject({
    status: 'published',
    taken_down_at: posts.clock().toISOString(),
    post_url: null,
    can_take_down: false,
    can_delete: true,
  });
  const { publications } = posts.context.stores;
  expect(await describePublished({ publications }, 'ada', id)).toMatchObject({
    takenDownAt: posts.clock(),
    revision: 3,
  });
  const deleted = await posts.request('DELETE', `/posts/${postId}`);
  expect(await deleted.json()).toMatchObject({ message: 'Deleted.' });
});

test('its first comment is sent no more, and can’t be asked for again', async () => {
  await posts.work();
  posts.networks.bluesky.commentFaults.push({ makes: false, hangs: true });
  const postId = await publish(4, { first_comment: 'First' });
  const { id } = await posts.until(postId, 'published');
  await note(id);
  expect((await posts.results(postId))[0]).toMatchObject({ can_retry: false });
});

test('is offered to members who may use it, for published posts on networks that can delete', async () => {
  const plannedResult = (await posts.results(await publish(4)))[0];
  expect(plannedResult).toMatchObject({ can_take_down: false });
  await expect(note(plannedResult?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
  await posts.work();
  expect(await posts.until(await publish(1), 'published')).toMatchObject({ can_take_down: false });
});
