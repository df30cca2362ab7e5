import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { type FailCommand, failPointsOf } from '@carillon/kit/test/fail-points.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { LEASE_MS } from '../domain/decide.ts';
import { facebook, form, type Posts, startPosts } from './posts-under-test.ts';

// Every write of a publication's life fails once, in every way that a store's write can fail.

let posts: Posts;
let aside: mongoose.Connection;
let fail: ReturnType<typeof failPointsOf>;

beforeAll(async () => {
  posts = await startPosts();
  aside = await mongoose.createConnection(posts.storeUri).asPromise();
  fail = failPointsOf(aside);
  await posts.work();
});
afterAll(async () => {
  await fail('off');
  await aside.close();
  await posts.close();
});

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];
const WAYS: [string, Omit<FailCommand, 'failCommands'>][] = [
  ['before it is made, by a failover', { errorCode: 91 }],
  ['in the middle, by an interruption', { errorCode: 11_600, afterStatements: 1 }],
  ['by a conflict', { errorCode: 112 }],
  ['after it is made, by a closed connection', { closeConnection: true, afterStatements: 'all' }],
  [
    'while it lands later, by a closed connection',
    { closeConnection: true, afterStatements: 'all', lateMS: 20 },
  ],
];
/** More than a publication's life has. */
const MAX_WRITES = 12;

/** As the composer does: with the same key until there is a reply. */
async function publish(text: string): Promise<string> {
  return eventually(async () => {
    const body = form([facebook(text)], { idempotency_key: text });
    const reply = await posts.request('POST', '/posts/publish', body);
    expect(reply.status).toBeLessThan(300);
    return publishPosts.response.parse(await reply.json()).post_id;
  });
}

/** Waits, and lets leases run out that nobody has the knowledge of any more. */
async function waitForStatus(id: string, status: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await posts.until(id, status);
      return;
    } catch (error) {
      if (tries > 0) throw error;
      posts.advance(LEASE_MS);
    }
}

const permitHolders = () => posts.context.stores.dispatchQueue.permitHolders();
/** Only for these posts' publications; outcomes of earlier ones may arrive meanwhile. */
const toldFailed = (postIds: readonly string[]) =>
  posts
    .told()
    .filter(({ id, status }) => status === 'failed' && postIds.some((one) => id.startsWith(`${one}-`)));
const postedCount = () => posts.networks.facebook.posted.length;

describe.each(WAYS)('a write that fails %s', (name, how) => {
  test('loses and duplicates no publication, and nobody is notified', async () => {
    const ids: string[] = [];
    let met = 0;
    for (let n = 0; n < MAX_WRITES; n++) {
      const text = `${name} ${n}`;
      const already = postedCount();
      const before = await fail({ skip: n, times: 1 }, { failCommands: WRITES, ...how });
      const id = await publish(text);
      ids.push(id);
      await waitForStatus(id, 'published');
      met += (await fail('off')) - before;
      expect(postedCount() - already).toBe(1);
    }
    // The post, its publication, the mark, the take, the outcome, and the outboxes; later ones find nothing left to spoil.
    expect(met).toBeGreaterThanOrEqual(6);
    await eventually(async () => expect(await permitHolders()).toEqual([]));
    expect(toldFailed(ids)).toEqual([]);
  });

  test('nor is a refusal of the network lost', async () => {
    for (let n = 5; n < 9; n++) {
      const text = `${name}, refused ${n}`;
      posts.networks.facebook.faults.push({
        makes: false,
        error: new SocialError('No.', { kind: 'permanent' }),
      });
      const already = postedCount();
      await fail({ skip: n, times: 1 }, { failCommands: WRITES, ...how });
      const id = await publish(text);
      await waitForStatus(id, 'failed');
      await fail('off');
      // No time passes here, so that nobody waits for a claim to lapse.
      await eventually(() => expect(toldFailed([id])).toHaveLength(1));
      expect(postedCount()).toBe(already);
    }
  });
});
