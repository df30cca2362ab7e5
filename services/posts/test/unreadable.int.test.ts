import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { freshHistory, type InState } from '../domain/publication.ts';
import { asOwner } from './as-owner.ts';
import { facebook, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
});
afterEach(() => posts.close());

const rows = () => posts.context.stores.publications.outbox;
const write = (id: string, change: object) =>
  rows().collection.updateOne({ _id: id as never }, { $set: change });

/** One that is due and that only a newer version can read. */
async function strange(): Promise<string> {
  const { results } = await asOwner(posts).schedule([facebook('Hello')]);
  const id = results[0]?.id ?? '';
  await write(id, { status: 'awaiting-review' });
  posts.advance(HOUR);
  return id;
}

const counted = async (): Promise<string[]> =>
  (await posts.context.metrics.registry.metrics()).split('\n').filter((line) => line.includes('unreadable'));

test('what a scheduler can not read is put off and counted, and goes out once it can be read', async () => {
  const id = await strange();
  await posts.work();
  await eventually(async () =>
    expect(await counted()).toEqual([
      'carillon_publication_runs_total{network="facebook",outcome="unreadable"} 1',
    ]),
  );
  await write(id, { status: 'scheduled' });
  posts.advance(MINUTE);
  await eventually(async () => expect(posts.networks.facebook.posted).toHaveLength(1));
});

test('what was put right while the scheduler had it in hand is not put off', async () => {
  const { publications } = posts.context.stores;
  const id = await strange();
  const wakeAt = new Date(posts.clock().getTime() + 1000);
  const model = rows();
  const updateOne = model.updateOne.bind(model);
  const spy = jest
    .spyOn(model, 'updateOne')
    .mockImplementationOnce(((filter: never, change: never) =>
      write(id, { status: 'scheduled', wakeAt }).then(() => updateOne(filter, change))) as never);
  expect(await publications.toWake(posts.clock(), 10)).toMatchObject({ found: [], broken: [{ id }] });
  spy.mockRestore();
  expect((await publications.toWake(wakeAt, 10)).found).toMatchObject([{ id }]);
});

test('in line it hides nothing behind it, and is told of once an hour', async () => {
  const now = posts.clock();
  for (const n of [1, 2, 3, 4]) {
    const queued: InState<'queued'> = {
      ...{
        id: `p${n}`,
        postId: 'post',
        workspaceId: 'ada',
        platform: 'facebook',
        pageId: 'p',
        targetId: 'p',
      },
      ...{ targetName: 'Page', content: 'x', media: [], createdAt: now, localTime: null, timezone: null },
      ...{ dueAt: new Date(now.getTime() + n), ...freshHistory([]), status: 'queued' },
    };
    await posts.context.stores.publications.insert(queued, []);
  }
  for (const id of ['p1', 'p2']) await write(id, { attempts: null, editedAt: now, editedAfter: null });
  const waiting = async () => {
    const asked = { platform: 'facebook', without: [], most: 2 } as const;
    return (await posts.context.stores.line.waiting(asked)).map(({ id }) => id);
  };
  expect(await waiting()).toEqual(['p3', 'p4']);
  expect(await waiting()).toEqual(['p3', 'p4']);
  const line = (n: number) => [
    `carillon_publication_runs_total{network="facebook",outcome="unreadable"} ${n}`,
  ];
  expect(await counted()).toEqual(line(2));
  posts.advance(HOUR);
  await waiting();
  expect(await counted()).toEqual(line(4));
});
