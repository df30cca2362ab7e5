import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { afterEach, expect, test } from '@jest/globals';
import { sweep } from '../maintenance/sweep.ts';
import { createWorker } from '../worker.ts';
import { facebook, form, type Posts, startPosts } from './posts-under-test.ts';

const HOUR = 3_600_000;

let posts: Posts;
afterEach(() => posts.close());

const publish = async (): Promise<string> => {
  const reply = await posts.request('POST', '/posts/publish', form([facebook('Hello')]));
  return publishPosts.response.parse(await reply.json()).post_id;
};

/** Puts these tests' clock so far ahead of the store's, which is the machine's. */
const ahead = (seconds: number): void => posts.advance(Date.now() + seconds * 1000 - posts.clock().getTime());

test.each([-40, 40])(
  'a worker whose clock is %d s off the store’s reports it and takes nothing until it is right',
  async (off) => {
    posts = await startPosts({ PUBLISH_CLOCK_LIMIT: '30' });
    ahead(0);
    const id = await publish();
    ahead(off);
    const worker = await posts.work();
    expect(worker.checkClock).toThrow('clock');
    expect(posts.networks.facebook.calls).toEqual([]);

    ahead(0);
    await posts.until(id, 'published');
    expect(worker.checkClock).not.toThrow();
  },
);

test('a worker that can’t read the time reports its clock as wrong', async () => {
  posts = await startPosts({ PUBLISH_CLOCK_LIMIT: '30' });
  const clockOffset = () => Promise.reject(new Error('away'));
  const { context } = posts;
  const worker = createWorker({ ...context, stores: { ...context.stores, clockOffset } }, { everyMs: 20 });
  await worker.start();
  expect(worker.checkClock).toThrow('clock');
  await worker.close();
});

test('a clock that is set wrong is noticed before the next look at the store’s', async () => {
  posts = await startPosts({ PUBLISH_CLOCK_LIMIT: '30' });
  let offMs = 0;
  const clock = () => new Date(Date.now() + offMs);
  const worker = createWorker({ ...posts.context, clock });
  await worker.start();
  expect(worker.checkClock).not.toThrow();
  offMs = -600_000;
  expect(worker.checkClock).toThrow('clock');
  await worker.close();
});

test('a wrong clock sweeps nothing away', async () => {
  posts = await startPosts();
  ahead(0);
  const { context } = posts;
  await context.media.folderOf('upload-under-way');
  const tomorrow = new Date(posts.clock().getTime() + 25 * HOUR);
  const sweepBy = (isRight: boolean) =>
    sweep({ ...context, workerId: 'w', clock: () => tomorrow, isClockRight: () => isRight });
  await sweepBy(false);
  expect(await posts.media()).toEqual(['upload-under-way']);
  await sweepBy(true);
  expect(await posts.media()).toEqual([]);
});
