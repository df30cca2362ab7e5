import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import type { CooldownScope } from '@carillon/social/capabilities/publish.ts';
import { afterEach, expect, test } from '@jest/globals';
import { type Entry, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;
const REASON = 'Facebook asks for a cooldown: 95 % of its calls are used';

let posts: Posts;
afterEach(() => posts.close());

const publish = async (entry: Entry): Promise<string> => {
  const reply = await posts.request('POST', '/posts/publish', form([entry]));
  return publishPosts.response.parse(await reply.json()).post_id;
};

/** The next call to Facebook goes well, and its reply asks for a cooldown. */
const coolDownNext = (scope: CooldownScope, minutes = 15): void => {
  const { publish: network } = posts.networks.facebook;
  const { send } = network;
  network.send = async (request) => {
    network.send = send;
    const until = new Date(posts.clock().getTime() + minutes * MINUTE);
    request.onCooldown?.({ scope, until, reason: REASON });
    return send(request);
  };
};

test('near its limit an account cools down, though all went well, says why, and goes on after', async () => {
  posts = await startPosts();
  await posts.work();
  coolDownNext('account');
  await posts.until(await publish(facebook('First')), 'published');
  const second = await publish(facebook('Second'));
  expect(await posts.until(second, 'scheduled')).toMatchObject({
    attempts: 0,
    next_attempt_at: '2026-03-02T09:15:00.000Z',
    reason: 'Facebook is limiting posts.',
  });
  await posts.until(await publish(facebook('Hello', 'page2')), 'published');
  await posts.until(await publish(linkedin('Hello')), 'published');
  expect(posts.networks.facebook.requests.map(({ text }) => text)).toEqual(['First', 'Hello']);
  posts.advance(15 * MINUTE);
  await posts.until(second, 'published');
});

test('near the app’s limit every account of the network cools down, and no other network', async () => {
  posts = await startPosts();
  await posts.work();
  coolDownNext('app');
  await posts.until(await publish(facebook('First')), 'published');
  const other = await publish(facebook('Second', 'page2'));
  expect(await posts.until(other, 'scheduled')).toMatchObject({ attempts: 0 });
  await posts.until(await publish(linkedin('Hello')), 'published');
  posts.advance(15 * MINUTE);
  await posts.until(other, 'published');
});

test('an absurd cooldown lasts about a day, and an unstorable one causes no failure', async () => {
  posts = await startPosts();
  const { cooldowns } = posts.context.stores;
  const put = cooldowns.put;
  await posts.work();
  coolDownNext('account', 1e6);
  await posts.until(await publish(facebook('First')), 'published');
  const second = await publish(facebook('Second'));
  await posts.until(second, 'scheduled');
  posts.advance(27 * 60 * MINUTE);
  coolDownNext('account');
  Object.assign(cooldowns, { put: () => Promise.reject(new Error('the store is away')) });
  await posts.until(second, 'published');
  Object.assign(cooldowns, { put });
});
