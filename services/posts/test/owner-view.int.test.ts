import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { facebook, linkedin, type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let { schedule, send, only, ended } = {} as ReturnType<typeof asOwner>;
beforeEach(async () => {
  posts = await startPosts();
  ({ schedule, send, only, ended } = asOwner(posts));
});
afterEach(() => posts.close());

test('nobody else can do any of it', async () => {
  const { post_id } = await schedule([facebook('Hello')]);
  const { id } = await only(post_id);
  for (const [method, path, body] of [
    ['POST', `/posts/publications/${id}/cancel`, undefined],
    ['POST', `/posts/publications/${id}/retry`, undefined],
    ['POST', `/posts/publications/${id}/reschedule`, { scheduled_time: '2026-04-01 10:00:00' }],
    ['PATCH', `/posts/publications/${id}`, { content: 'x' }],
    ['PATCH', `/posts/${post_id}`, { content: 'x' }],
    ['POST', `/posts/${post_id}/retry`, undefined],
    ['DELETE', `/posts/${post_id}`, undefined],
  ] as const)
    expect(await send(method, path, body, 'eve')).toMatchObject({ status: 404, error: 'not_found' });
  expect(await only(post_id)).toMatchObject({ status: 'scheduled' });
});

test('shows every attempt of a post, the network’s reply, and the time of the next attempt', async () => {
  const { postId } = await ended('unknown');
  const { post } = getPost.response.parse(await send('GET', `/posts/${postId}`));
  expect(post.results).toMatchObject([
    {
      content: 'Hello',
      next_attempt_at: '2026-03-02T10:01:00.000Z',
      history: [
        {
          n: 1,
          started_at: '2026-03-02T10:00:00.000Z',
          ended_at: '2026-03-02T10:00:00.000Z',
          outcome: 'unknown',
          message: 'no reply',
        },
      ],
    },
  ]);
});

test('the list shows the possible actions', async () => {
  await ended('permanent');
  await schedule([facebook('Later')], '2026-03-05 10:00:00');
  await schedule([linkedin('Later')], '2026-03-05 10:00:00');
  const { posts: lists } = listUserPosts.response.parse(await send('GET', '/posts/user'));
  const rights = ({ status, can_cancel, can_retry, can_edit, can_reschedule }: Record<string, unknown>) => [
    ...[status, can_cancel, can_retry, can_edit, can_reschedule],
  ];
  expect(lists.facebook?.map(rights).sort()).toEqual([
    ['failed', false, true, true, false],
    ['scheduled', true, false, true, true],
  ]);
  expect(lists.linkedin?.[0]).toMatchObject({
    next_attempt_at: '2026-03-05T09:00:00.000Z',
    scheduled_time: '2026-03-05 10:00:00',
    timezone: 'Europe/Berlin',
  });
});
