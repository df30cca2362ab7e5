import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { networkFault } from './fake-network.ts';
import { facebook, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let posts: Posts;
let { schedule, send, tried } = {} as ReturnType<typeof asOwner>;
beforeEach(async () => {
  posts = await startPosts();
  ({ schedule, send, tried } = asOwner(posts));
});
afterEach(() => posts.close());

describe('deleting', () => {
  test('a scheduled post is never published and disappears from all lists', async () => {
    const { post_id } = await schedule([facebook('Hello')]);
    expect(await send('DELETE', `/posts/${post_id}`)).toMatchObject({
      status: 200,
      message: 'Deleted. It won’t be published.',
      results: [],
    });
    expect(await send('DELETE', `/posts/${post_id}`)).toMatchObject({ status: 200 });
    expect(await send('GET', `/posts/${post_id}`)).toMatchObject({ status: 404 });
    expect((await send('GET', '/posts/user')).posts).toEqual({});
    for (const [method, path] of [
      ['POST', `/posts/publications/${post_id}-1/cancel`],
      ['POST', `/posts/publications/${post_id}-1/retry`],
      ['POST', `/posts/${post_id}/retry`],
    ] as const)
      expect(await send(method, path)).toMatchObject({ status: 404 });
    await posts.work();
    posts.advance(DAY);
    const other = await schedule([linkedin('Hi')], '2026-03-03 11:00:00');
    posts.advance(DAY);
    await posts.until(other.post_id, 'published');
    expect(posts.networks.facebook.calls).toEqual([]);
  });

  test('a published post only leaves the list, and the reply says that it stays on the network', async () => {
    await posts.work();
    const { post_id } = await schedule([facebook('Hello')]);
    posts.advance(HOUR);
    await posts.until(post_id, 'published');
    expect(await send('DELETE', `/posts/${post_id}`)).toMatchObject({
      message: 'Deleted. It stays on Facebook, where it is published. Delete it there too.',
    });
    expect(posts.networks.facebook.posted).toHaveLength(1);
    // The row is still known to be this post's, so no other post is mistaken for it.
    const again = await schedule([facebook('Hello')], '2026-03-02 11:05:00');
    posts.networks.facebook.faults.push(networkFault('unknown', 'no reply'));
    posts.advance(5 * MINUTE);
    await tried(again.post_id);
    posts.advance(2 * MINUTE);
    await posts.until(again.post_id, 'published');
    expect(posts.networks.facebook.posted).toHaveLength(2);
  });

  test('deletes in part: a post that may be published stays and is named', async () => {
    await posts.work();
    posts.networks.facebook.faults.push(networkFault('unknown', 'no reply', { makes: true }));
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hi')]);
    posts.advance(HOUR);
    await tried(post_id);
    await eventually(async () =>
      expect((await posts.results(post_id))[1]).toMatchObject({ status: 'published' }),
    );
    const reply = await send('DELETE', `/posts/${post_id}`);
    expect(reply).toMatchObject({
      status: 200,
      results: [{ platform: 'facebook', may_be_out: true }],
      refused: [
        { target_name: 'facebook page1', message: expect.stringMatching(/^It may already be published/) },
      ],
    });
    expect(reply.message).toMatch(/^Partly deleted/);
    expect((await posts.results(post_id)).map(({ platform }) => platform)).toEqual(['facebook']);
  });

  test('a post whose publications were never written leaves none behind', async () => {
    const order = {
      ...({ id: 'half-1', postId: 'half', workspaceId: 'ada', platform: 'linkedin' } as const),
      targetId: 'urn:li:person:ada',
      targetName: 'Ada',
      content: 'Half',
      media: [],
      createdAt: posts.clock(),
      dueAt: new Date(posts.clock().getTime() + HOUR),
      localTime: '2026-03-02 10:00:00',
      timezone: 'UTC',
    };
    await posts.context.stores.posts.make({
      ...({
        id: 'half',
        workspaceId: 'ada',
        createdBy: 'ada',
        fingerprint: 'none',
        kind: 'scheduled',
        initialDescription: '',
      } as const),
      createdAt: posts.clock(),
      localTime: null,
      timezone: null,
      aiSuggestedTime: false,
      publications: [order],
    });
    expect(await send('DELETE', '/posts/half')).toMatchObject({ status: 200 });
    expect(await posts.context.stores.publications.ofPost('half', 'ada')).toMatchObject([
      { status: 'canceled', removedAt: posts.clock() },
    ]);
    await posts.work();
    posts.advance(2 * HOUR);
    const other = await schedule([facebook('Hi')], '2026-03-02 13:00:00');
    posts.advance(2 * HOUR);
    await posts.until(other.post_id, 'published');
    expect(posts.networks.linkedin.calls).toEqual([]);
  });
});
