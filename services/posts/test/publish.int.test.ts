import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { findPublished } from '@carillon/contracts/http/posts/find-published.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { createServiceClient } from '@carillon/kit/http/service-client.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Entry, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
});
afterEach(() => posts.close());

const publish = async (entries: Entry[], fields = {}) =>
  publishPosts.response.parse(
    await (await posts.request('POST', '/posts/publish', form(entries, fields))).json(),
  );

const schedule = async (entries: Entry[], scheduled_time: string, timezone = 'UTC') =>
  schedulePosts.response.parse(
    await (
      await posts.request('POST', '/posts/schedule', form(entries, { scheduled_time, timezone }))
    ).json(),
  );

describe('publishing now', () => {
  test('replies at once, publishes to every target, and reports it', async () => {
    await posts.work();
    const reply = await publish([facebook('Hello'), linkedin('Hi there')]);
    expect(reply.message).toBe('Your post is on its way to Facebook and LinkedIn.');
    expect(reply.results.map(({ status, target_name }) => [status, target_name])).toEqual([
      ['queued', 'facebook page1'],
      ['queued', 'linkedin Ada'],
    ]);
    await eventually(async () => {
      const results = await posts.results(reply.post_id);
      expect(results.map(({ status }) => status)).toEqual(['published', 'published']);
      expect(results[0]).toMatchObject({
        post_url: 'https://facebook.example/facebook-1',
        late: false,
        attempts: 1,
        reason: null,
      });
    });
    expect(posts.networks.facebook.requests[0]).toMatchObject({
      targetId: 'page1',
      access: { token: 'a token' },
      text: 'Hello',
    });
    await eventually(() => {
      const statuses = posts
        .told()
        .filter(({ platform }) => platform === 'facebook')
        .map(({ status }) => status);
      expect(statuses).toEqual(['queued', 'publishing', 'published']);
    });
  });

  test('is found by its id on the network, for its workspace alone', async () => {
    await posts.work();
    const { post_id } = await publish([facebook('Hello')]);
    await posts.until(post_id, 'published');
    const analytics = createServiceClient(testSigner('analytics'), {
      posts: (request) => posts.app.fetch(request),
    });
    const find = (workspace_id: string, platform: PlatformName, remote_id = 'facebook-1') =>
      analytics.call(findPublished, { body: { workspace_id, platform, remote_id } });
    expect(await find('ada', 'facebook')).toEqual({
      id: `${post_id}-1`,
      platform_id: 1,
      page_id: 'page1',
      target_id: 'page1',
      target_name: 'facebook page1',
    });
    const others = [['eve', 'facebook'] as const, ['ada', 'instagram'] as const];
    for (const [workspace, platform] of others)
      await expect(find(workspace, platform)).rejects.toMatchObject({ code: 'not_found' });
    await expect(find('ada', 'facebook', 'none')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('shows up in the list of posts, by network', async () => {
    await posts.work();
    const { post_id } = await publish([facebook('Hello')]);
    await posts.until(post_id, 'published');
    const reply = await (await posts.request('GET', '/posts/user')).json();
    expect(reply).toMatchObject({
      posts: {
        facebook: [
          {
            post_id,
            status: 'published',
            initial_description: 'An idea',
            AI_generated_description: 'Hello',
            response_post_id: 'facebook-1',
          },
        ],
      },
    });
    expect(Object.keys(reply.posts)).toEqual(['facebook']);
  });

  test('keeps posts within their workspace', async () => {
    const { post_id } = await publish([facebook('Hello')]);
    expect((await posts.request('GET', `/posts/${post_id}`, undefined, 'eve')).status).toBe(404);
    const reply = await (await posts.request('GET', '/posts/user', undefined, 'eve')).json();
    expect(reply).toEqual({ success: true, posts: {}, next: {} });
  });
});

describe('scheduling', () => {
  test('is published at its time, once, with two workers side by side', async () => {
    const other = await posts.open();
    await posts.work();
    await posts.work(other);
    const texts = Array.from({ length: 12 }, (_, n) => `Post ${n}`);
    const replies = await Promise.all(
      texts.map((text, n) =>
        schedule([facebook(text, `page${n % 4}`)], '2026-03-02 11:00:00', 'Europe/Berlin'),
      ),
    );
    expect(replies[0]).toMatchObject({ due_at: '2026-03-02T10:00:00.000Z', timezone: 'Europe/Berlin' });
    expect(replies[0]?.message).toBe(
      'Your post is scheduled for Monday, March 2, 2026 at 11:00 AM (Europe/Berlin) on Facebook.',
    );
    expect(posts.networks.facebook.calls).toEqual([]);
    posts.advance(HOUR);
    await Promise.all(replies.map(({ post_id }) => posts.until(post_id, 'published')));
    expect(posts.networks.facebook.requests.map(({ text }) => text).sort()).toEqual(texts.sort());
    await other.close();
  });

  test('tells its owner about progress, but not about its short time in the queue', async () => {
    await posts.work();
    const { post_id } = await schedule([facebook('Hello')], '2026-03-02 10:00:00');
    posts.advance(HOUR);
    await posts.until(post_id, 'published');
    await eventually(() => {
      expect(posts.told().map(({ status }) => status)).toEqual(['scheduled', 'publishing', 'published']);
    });
  });

  test('a post due while no worker ran is published afterwards, marked as late', async () => {
    const { post_id } = await schedule([facebook('Hello')], '2026-03-02 10:00:00');
    posts.advance(5 * HOUR);
    await posts.work();
    expect(await posts.until(post_id, 'published')).toMatchObject({ late: true });
  });

  test('a queued publication whose event was lost is queued again', async () => {
    const { post_id } = await publish([facebook('Hello')]);
    // With no worker on the bus the event goes to nobody.
    await posts.context.messaging.relay.drain();
    await posts.work();
    posts.advance(2 * MINUTE);
    await posts.until(post_id, 'published');
    expect(posts.networks.facebook.posted).toHaveLength(1);
  });
});
