import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { expect } from '@jest/globals';
import { networkFault } from './fake-network.ts';
import { type Entry, facebook, form, type Posts } from './posts-under-test.ts';

const HOUR = 3_600_000;

/** An owner's actions, made with the calls of a page. */
export function asOwner(posts: Posts) {
  /** For an hour from when the clock starts, unless said otherwise. */
  const schedule = async (entries: Entry[], scheduled_time = '2026-03-02 11:00:00') => {
    const data = form(entries, { scheduled_time, timezone: 'Europe/Berlin' });
    return schedulePosts.response.parse(await (await posts.request('POST', '/posts/schedule', data)).json());
  };
  const send = async (method: string, url: string, body?: object, workspaceId?: string) => {
    const { headers } = await posts.signed(workspaceId);
    const reply = await posts.app.request(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, ...(await reply.json()) };
  };
  const only = async (id: string) => {
    const [first] = await posts.results(id);
    if (!first) throw new Error('nothing is there');
    return first;
  };
  /** Waits until the first try has ended. */
  const waitForTry = (id: string) =>
    eventually(async () =>
      expect(await only(id)).toMatchObject({
        attempts: 1,
        status: expect.stringMatching(/^(scheduled|failed)$/),
      }),
    );
  /** A post to Facebook whose first try ended so. */
  const publishEnding = async (kind: 'permanent' | 'unknown', makes = false) => {
    await posts.work();
    const words = kind === 'unknown' ? 'no reply' : 'Refused.';
    posts.networks.facebook.faults.push(networkFault(kind, words, { makes }));
    const { post_id } = await schedule([facebook('Hello')]);
    posts.advance(HOUR);
    await waitForTry(post_id);
    return { postId: post_id, id: (await only(post_id)).id };
  };
  return { schedule, send, only, tried: waitForTry, ended: publishEnding };
}
