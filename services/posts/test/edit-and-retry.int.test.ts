import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { facebook, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let posts: Posts;
let { schedule, send, only, ended } = {} as ReturnType<typeof asOwner>;
beforeEach(async () => {
  posts = await startPosts();
  ({ schedule, send, only, ended } = asOwner(posts));
});
afterEach(() => posts.close());

describe('editing', () => {
  test('publishes the new text on every unpublished target', async () => {
    await posts.work();
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hello')]);
    const reply = await send('PATCH', `/posts/${post_id}`, { content: 'Better' });
    expect(reply).toMatchObject({ status: 200, message: 'Changed for Facebook and LinkedIn.', refused: [] });
    posts.advance(HOUR);
    await eventually(async () => {
      for (const { status } of await posts.results(post_id)) expect(status).toBe('published');
    });
    expect(posts.networks.facebook.requests.map(({ text }) => text)).toEqual(['Better']);
    expect(posts.networks.linkedin.requests.map(({ text }) => text)).toEqual(['Better']);
  });

  test('one target leaves the others', async () => {
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hello')]);
    const { id } = await only(post_id);
    expect(await send('PATCH', `/posts/publications/${id}`, { content: 'Better' })).toMatchObject({
      status: 200,
    });
    const { post } = getPost.response.parse(await send('GET', `/posts/${post_id}`));
    expect(post.results.map(({ content }) => content)).toEqual(['Better', 'Hello']);
    expect(post.results[0]?.edited_at).toBe('2026-03-02T09:00:00.000Z');
  });

  test('a change that a network doesn’t accept changes nothing', async () => {
    const { post_id } = await schedule([facebook('Hello'), linkedin('Hello')]);
    const reply = await send('PATCH', `/posts/${post_id}`, { content: 'x'.repeat(3001) });
    expect(reply).toMatchObject({
      status: 422,
      errors: { content: ['This text has 3,001 characters, and LinkedIn allows 3,000. Shorten it by 1.'] },
    });
    const { post } = getPost.response.parse(await send('GET', `/posts/${post_id}`));
    expect(post.results.map(({ content }) => content)).toEqual(['Hello', 'Hello']);
  });

  test('editing a failed post and retrying it publishes the new text', async () => {
    const { postId, id } = await ended('permanent');
    expect(await only(postId)).toMatchObject({ reason_code: 'rejected', network_message: 'Refused.' });
    expect(await send('PATCH', `/posts/publications/${id}`, { content: 'Better' })).toMatchObject({
      message: 'Changed. Choose “Try again” to publish it.',
    });
    await send('POST', `/posts/${postId}/retry`);
    await posts.until(postId, 'published');
    expect(posts.networks.facebook.requests.map(({ text }) => text)).toEqual(['Hello', 'Better']);
  });
});

describe('sending again', () => {
  test('publishes a failed post; a second click finds it in progress', async () => {
    const { postId, id } = await ended('permanent');
    const gate = Promise.withResolvers<void>();
    posts.networks.facebook.gate = gate.promise;
    for (let click = 0; click < 3; click++)
      expect(await send('POST', `/posts/publications/${id}/retry`)).toMatchObject({ status: 200 });
    gate.resolve();
    expect(await posts.until(postId, 'published')).toMatchObject({ attempts: 2, late: false });
    expect(posts.networks.facebook.calls).toEqual(['send', 'send']);
  });

  test('looks for a post that may be published first, and finds it', async () => {
    const { postId, id } = await ended('unknown', true);
    await send('POST', `/posts/publications/${id}/cancel`, { accept_unknown: true });
    expect(await send('POST', `/posts/publications/${id}/retry`)).toMatchObject({
      message: expect.stringContaining('checks Facebook first'),
    });
    posts.advance(MINUTE);
    await posts.until(postId, 'published');
    expect(posts.networks.facebook.calls).toEqual(['send', 'reconcile']);
    expect(posts.networks.facebook.posted).toHaveLength(1);
  });

  test('a post of which nothing has failed is refused', async () => {
    const { post_id } = await schedule([facebook('Hello')]);
    expect(await send('POST', `/posts/${post_id}/retry`)).toMatchObject({
      status: 409,
      message: 'No part of this post has failed.',
    });
  });
});

test('a post that is more than a week late is not sent by surprise, but when its owner asks for it', async () => {
  const { post_id } = await schedule([facebook('Hello')]);
  posts.advance(8 * DAY);
  await posts.work();
  expect(await posts.until(post_id, 'failed')).toMatchObject({
    reason: expect.stringMatching(/more than a week late/),
    can_retry: true,
  });
  expect(posts.networks.facebook.calls).toEqual([]);
  await send('POST', `/posts/${post_id}/retry`);
  await posts.until(post_id, 'published');
});
