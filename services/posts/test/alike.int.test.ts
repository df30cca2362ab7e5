import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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

describe('two posts that are alike', () => {
  beforeEach(() => posts.work());

  test('are two: the one is never taken for the other', async () => {
    const first = await publish(facebook('Hello'));
    await posts.until(first, 'published');
    posts.networks.facebook.faults.push(networkFault('unknown', 'no reply'));
    const second = await publish(facebook('Hello'));
    await posts.until(second, 'scheduled');
    posts.advance(2 * MINUTE);
    expect(await posts.until(second, 'published')).toMatchObject({
      post_url: 'https://facebook.example/facebook-2',
    });
    expect(posts.networks.facebook.calls).toEqual(['send', 'send', 'reconcile', 'send']);
  });

  test('are two, however much later', async () => {
    await posts.until(await publish(facebook('Hello')), 'published');
    posts.advance(60 * MINUTE);
    posts.networks.facebook.faults.push(networkFault('unknown', 'no reply'));
    const second = await publish(facebook('Hello'));
    await posts.until(second, 'scheduled');
    posts.advance(2 * MINUTE);
    expect(await posts.until(second, 'published')).toMatchObject({
      post_url: 'https://facebook.example/facebook-2',
    });
  });

  test('leaves a post that belongs to another publication, and asks the owner to check', async () => {
    const first = await publish(facebook('Hello'));
    await posts.until(first, 'published');
    posts.networks.facebook.publish.reconcile = async () => ({ remoteId: 'facebook-1', url: null });
    posts.networks.facebook.faults.push(networkFault('unknown', 'no reply'));
    const second = await publish(facebook('Hello'));
    await posts.until(second, 'scheduled');
    posts.advance(2 * MINUTE);
    await eventually(async () =>
      expect(await posts.results(second)).toMatchObject([
        { status: 'scheduled', reason: 'the post that was found there is another one', may_be_out: true },
      ]),
    );
    posts.advance(48 * 60 * MINUTE);
    expect(await posts.until(second, 'failed')).toMatchObject({
      reason: expect.stringMatching(/Check there/),
    });
  });

  test('a duplicate of the other is no success of this one', async () => {
    const first = await publish(linkedin('Hello'));
    await posts.until(first, 'published');
    posts.networks.linkedin.faults.push(
      networkFault('unknown', 'no reply'),
      networkFault('duplicate', 'Content is a duplicate', { remoteId: 'linkedin-1' }),
    );
    const second = await publish(linkedin('Hello'));
    await posts.until(second, 'scheduled');
    posts.advance(2 * MINUTE);
    expect(await posts.until(second, 'failed')).toMatchObject({
      reason: expect.stringContaining('rejected this as a duplicate'),
    });
  });

  describe('LinkedIn rejects the second post and names the first', () => {
    /** The first is out for so long when the second is sent, which gets no answer at first. */
    const refusePost = async (minutes: number) => {
      posts.networks.linkedin.publish.reconcile = undefined;
      await posts.until(await publish(linkedin('Hello')), 'published');
      posts.advance(minutes * MINUTE);
      posts.networks.linkedin.faults.push(
        networkFault('unknown', 'no reply'),
        networkFault('duplicate', 'Content is a duplicate of linkedin-1', { remoteId: 'linkedin-1' }),
      );
      const second = await publish(linkedin('Hello'));
      await posts.until(second, 'scheduled');
      posts.advance(2 * MINUTE);
      return posts.until(second, 'failed');
    };

    test('the second fails at once, however old the first is, and says why', async () => {
      const view = await refusePost(60);
      expect(view).toMatchObject({
        reason: 'LinkedIn rejected this as a duplicate.',
        may_be_out: false,
      });
      const [, second] = posts.networks.linkedin.requests;
      expect(await second?.isTaken('linkedin-1')).toBe(true);
      expect(await second?.isTaken('linkedin-2')).toBe(false);
    });

    test('when both may have been sent at once, its owner is asked to look', async () => {
      expect(await refusePost(0)).toMatchObject({
        reason: expect.stringMatching(
          /^LinkedIn didn’t confirm .*rejected this as a duplicate.* Check there/,
        ),
        may_be_out: true,
      });
    });

    test('keeps a published post for its own publication', async () => {
      await posts.until(await publish(linkedin('Hello')), 'published');
      expect(await posts.networks.linkedin.requests[0]?.isTaken('linkedin-1')).toBe(false);
    });
  });
});
