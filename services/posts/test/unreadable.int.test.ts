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
async function strange(change: object = { status: 'awaiting-review' }): Promise<string> {
  const { results } = await asOwner(posts).schedule([facebook('Hello')]);
  const id = results[0]?.id ?? '';
  await write(id, change);
  posts.advance(HOUR);
  return id;
}

const countUnreadable = async (): Promise<string[]> =>
  (await posts.context.telemetry.metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.includes('outcome="unreadable"') && !line.endsWith(' 0'));

test('a row in an unknown state is counted, and is published once it is readable', async () => {
  const id = await strange();
  await posts.work();
  await eventually(async () =>
    expect(await countUnreadable()).toEqual([
      'carillon_publication_runs_total{network="facebook",outcome="unreadable"} 1',
    ]),
  );
  // Before it can be taken: a worker that has it by then would lose the lease.
  posts.advance(MINUTE);
  await write(id, { status: 'scheduled' });
  await eventually(async () => expect(posts.networks.facebook.posted).toHaveLength(1));
});

test('a row that is repaired while it is being postponed isn’t postponed', async () => {
  const id = await strange({ attempts: null, editedAt: posts.clock(), editedAfter: null });
  const { dispatchQueue } = posts.context.stores;
  const due = async (until: Date) =>
    (await dispatchQueue.due({ platform: 'facebook', until, without: [], most: 10 })).map(
      ({ publication }) => publication.id,
    );
  const wakeAt = new Date(posts.clock().getTime() + 1000);
  const model = rows();
  const updateOne = model.updateOne.bind(model);
  const spy = jest
    .spyOn(model, 'updateOne')
    .mockImplementationOnce(((filter: never, change: never) =>
      write(id, { attempts: [], editedAt: null, wakeAt }).then(() => updateOne(filter, change))) as never);
  expect(await due(posts.clock())).toEqual([]);
  spy.mockRestore();
  expect(await due(wakeAt)).toEqual([id]);
});

test('in the queue it doesn’t hide later rows, and is reported once an hour', async () => {
  const now = posts.clock();
  for (const n of [1, 2, 3, 4]) {
    const due: InState<'scheduled'> = {
      id: `p${n}`,
      postId: 'post',
      workspaceId: 'ada',
      platform: 'facebook',
      targetId: 'p',
      targetName: 'Page',
      content: 'x',
      media: [],
      createdAt: now,
      localTime: null,
      timezone: null,
      dueAt: now,
      ...freshHistory([]),
      status: 'scheduled',
      waitingFor: 'time',
      reason: null,
      nextAttemptAt: new Date(now.getTime() + n),
    };
    await posts.context.stores.publications.insert(due, []);
  }
  for (const id of ['p1', 'p2']) await write(id, { attempts: null, editedAt: now, editedAfter: null });
  const due = async () => {
    const until = new Date(posts.clock().getTime() + 10);
    const query = { platform: 'facebook', until, without: [], most: 2 } as const;
    return (await posts.context.stores.dispatchQueue.due(query)).map(({ publication }) => publication.id);
  };
  expect(await due()).toEqual(['p3', 'p4']);
  expect(await due()).toEqual(['p3', 'p4']);
  const lines = (n: number) => [
    `carillon_publication_runs_total{network="facebook",outcome="unreadable"} ${n}`,
  ];
  expect(await countUnreadable()).toEqual(lines(2));
  posts.advance(HOUR);
  await write('p3', { status: 'canceled' });
  await write('p4', { status: 'canceled' });
  await due();
  expect(await countUnreadable()).toEqual(lines(4));
});
