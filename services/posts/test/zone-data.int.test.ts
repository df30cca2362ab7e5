import { ZONE_DATA_VERSION } from '@carillon/contracts/domain/zones/zone-rules.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { slotKey } from '../domain/keys.ts';
import type { Publication } from '../domain/publication.ts';
import { applyZoneData } from '../maintenance/apply-zone-data.ts';
import { changePublication } from '../transitions/change-publication.ts';
import { asOwner } from './as-owner.ts';
import { type Entry, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const HOUR = 3_600_000;
const ZONE = 'America/Winnipeg';
let posts: Posts;
let send: ReturnType<typeof asOwner>['send'];
let changes: { change: string | null; due: string }[];
beforeEach(async () => {
  posts = await startPosts();
  ({ send } = asOwner(posts));
  posts.advance(Date.parse('2026-12-01T12:00:00Z') - posts.clock().getTime());
  changes = [];
  await posts.bus.subscribe({
    queue: 'test.moves',
    kind: publicationChanged,
    handle: async ({ data }) =>
      void changes.push({ change: data.change, due: data.publication.due_at ?? '' }),
  });
});
afterEach(() => posts.close());

async function schedule(entries: Entry[], fields: Record<string, string>): Promise<Publication[]> {
  const reply = await posts.request('POST', '/posts/schedule', form(entries, fields));
  const { post_id } = (await reply.json()) as { post_id: string };
  return posts.context.stores.publications.ofPost(post_id, 'ada');
}
const at = (scheduled_time: string, timezone = ZONE) =>
  schedule([facebook('Hello')], { scheduled_time, timezone });

/** As a process with other zone data would have planned it. */
async function planOtherwise(one: Publication | undefined, dueAt: string, localTime?: string): Promise<void> {
  if (!one) throw new Error('nothing is planned');
  const { timezone, fromQueue = false } = one;
  const [old, now] = [new Date(dueAt), one.dueAt].map((time) => slotKey('ada', one, time));
  if (fromQueue && old && now) {
    await posts.context.stores.posts.freeSlots(one.postId, [now]);
    await posts.context.stores.posts.takeSlot(one.postId, old, posts.clock());
  }
  const time = { dueAt: new Date(dueAt), localTime: localTime ?? one.localTime, timezone, fromQueue };
  expect(await changePublication(posts.context, one, { type: 'reschedule', ...time })).not.toBeNull();
}

const apply = (release?: string) => applyZoneData(posts.context, release);
const now = (one: Publication | undefined) => posts.context.stores.publications.find(one?.id ?? '', 'ada');
const dueOf = async (one: Publication | undefined) => (await now(one))?.dueAt.toISOString();

test('a schedule in a zone whose rules changed is due by the new ones', async () => {
  const [one] = await at('2026-12-15 09:00:00');
  expect(one?.dueAt.toISOString()).toBe('2026-12-15T14:00:00.000Z');
});

describe('posts scheduled with older zone data', () => {
  test('moves to the instant that shows its local time', async () => {
    const [one] = await at('2026-12-15 09:00:00');
    await planOtherwise(one, '2026-12-15T15:00:00Z');
    await apply();
    expect(await now(one)).toMatchObject({
      dueAt: new Date('2026-12-15T14:00:00Z'),
      localTime: '2026-12-15 09:00:00',
      timezone: ZONE,
      status: 'scheduled',
      nextAttemptAt: new Date('2026-12-15T14:00:00Z'),
    });
  });

  test('is announced as a move, once', async () => {
    const [one] = await at('2026-12-15 09:00:00');
    await planOtherwise(one, '2026-12-15T15:00:00Z');
    const relevant = () => changes.filter(({ change }) => change === 'moved').map(({ due }) => due);
    await eventually(async () => expect(relevant()).toEqual(['2026-12-15T15:00:00.000Z']));
    await Promise.all([apply(), apply(), apply()]);
    posts.advance(2 * HOUR);
    await apply();
    await eventually(async () =>
      expect(relevant()).toEqual(['2026-12-15T15:00:00.000Z', '2026-12-15T14:00:00.000Z']),
    );
    expect((await now(one))?.revision).toBe(2);
  });

  test('says in its history that the zone moved it', async () => {
    const [one] = await at('2026-12-15 09:00:00');
    await planOtherwise(one, '2026-12-15T15:00:00Z');
    await apply();
    const { post } = await send('GET', `/posts/${one?.postId}`);
    expect(post.results[0].moves.map(({ cause }: { cause: string | null }) => cause)).toEqual([
      null,
      'zone_rules',
    ]);
  });

  test('is published at once if its time has passed by the new rules', async () => {
    const [one] = await at('2026-12-15 09:00:00');
    await planOtherwise(one, '2026-12-15T15:00:00Z');
    posts.advance(Date.parse('2026-12-15T14:20:00Z') - posts.clock().getTime());
    await posts.work();
    expect((await posts.until(one?.postId ?? '', 'published')).due_at).toBe('2026-12-15T14:00:00.000Z');
  });

  test('stays as it is when it is due already', async () => {
    const [one] = await at('2026-12-15 09:00:00');
    await planOtherwise(one, '2026-12-15T13:00:00Z');
    posts.advance(Date.parse('2026-12-15T13:00:00Z') - posts.clock().getTime());
    await apply();
    expect(await dueOf(one)).toBe('2026-12-15T13:00:00.000Z');
  });

  test('stays as it is when it is canceled', async () => {
    const [one] = await at('2026-12-15 09:00:00');
    await planOtherwise(one, '2026-12-15T15:00:00Z');
    await send('POST', `/posts/publications/${one?.id}/cancel`);
    await apply();
    expect(await now(one)).toMatchObject({ status: 'canceled', dueAt: new Date('2026-12-15T15:00:00Z') });
  });

  test('goes as far as the clocks where they skip its time now', async () => {
    const [one] = await at('2027-03-28 03:30:00', 'Europe/Berlin');
    await planOtherwise(one, '2027-03-28T00:30:00Z', '2027-03-28 02:30:00');
    await apply();
    expect(await now(one)).toMatchObject({
      dueAt: new Date('2027-03-28T01:30:00Z'),
      localTime: '2027-03-28 03:30:00',
    });
  });

  test('is on every target of a post', async () => {
    const both = await schedule([facebook('Hello'), linkedin('Hello')], {
      scheduled_time: '2026-12-15 09:00:00',
      timezone: ZONE,
    });
    for (const one of both) await planOtherwise(one, '2026-12-15T15:00:00Z');
    await apply();
    expect(await Promise.all(both.map(dueOf))).toEqual(Array(2).fill('2026-12-15T14:00:00.000Z'));
  });
});

test('a post in a zone with unchanged rules isn’t touched', async () => {
  const [one] = await at('2026-12-15 09:00:00', 'Europe/Berlin');
  const before = await now(one);
  await apply();
  expect(await now(one)).toEqual(before);
});

describe('a queue', () => {
  const slots = ['09:00', '10:00', '11:00'].map((time) => ({ weekday: 2, time }));
  const queue = async () => {
    const body = { platform_id: 1, page_id: 'page1', timezone: ZONE, slots, version: 0 };
    expect(await send('PUT', '/posts/queue/schedule', body)).toMatchObject({ status: 200 });
    const queued = [];
    for (const text of ['one', 'two', 'three'])
      queued.push(...(await schedule([facebook(text)], { queue: 'true' })));
    return queued;
  };

  test('keeps its slots, each with its post', async () => {
    const queued = await queue();
    for (const one of queued.toReversed())
      await planOtherwise(one, new Date(one.dueAt.getTime() + HOUR).toISOString());
    await apply();
    const after = await Promise.all(queued.map(now));
    expect(after.map((one) => [one?.dueAt, one?.fromQueue])).toEqual(
      queued.map(({ dueAt }) => [dueAt, true]),
    );
    const keys = queued.map((one) => slotKey('ada', one, one.dueAt));
    const holders = await posts.context.stores.posts.slotHolders(keys);
    expect(holders.map(({ postId, slots }) => [postId, slots]).sort()).toEqual(
      queued.map(({ postId }, n) => [postId, [keys[n]]]).sort(),
    );
  });
});

describe('a series', () => {
  const start = () =>
    schedule([facebook('Hello')], {
      scheduled_time: '2026-12-15 09:00:00',
      timezone: ZONE,
      repeat: JSON.stringify({ every: 'week', count: 12 }),
    });
  const listPlanned = async () =>
    (await send('GET', '/posts/planned?from=2026-12-10T00:00:00Z&until=2027-02-08T00:00:00Z')).publications;

  test('moves with each of its posts, and has no more than before', async () => {
    const [first] = await start();
    const before = await listPlanned();
    for (const { id } of before) {
      const one = await posts.context.stores.publications.find(id, 'ada');
      if (one) await planOtherwise(one, new Date(one.dueAt.getTime() + HOUR).toISOString());
    }
    await posts.work();
    const due = (list: { due_at: string }[]) => list.map(({ due_at }) => due_at);
    await eventually(async () => expect(due(await listPlanned())).toEqual(due(before)));
    await eventually(async () => {
      const series = await posts.context.stores.series.find(first?.postId ?? '', 'ada');
      expect(series?.series).toMatchObject({ status: 'active', next: before.length });
    });
  });

  test('gets each post that its times count to', async () => {
    const [first] = await start();
    const id = first?.postId ?? '';
    const { series } = posts.context.stores;
    const { next = 0 } = (await series.find(id, 'ada'))?.series ?? {};
    const far = new Date('2027-03-01T00:00:00Z');
    // By other rules one time less had come before.
    await series.advance(id, next, { next: next + 1, nextAt: far, status: 'active', reason: null });
    posts.advance(5 * 24 * HOUR);
    await posts.work();
    await eventually(async () =>
      expect((await listPlanned()).at(-1)).toMatchObject({ due_at: '2027-02-02T14:00:00.000Z' }),
    );
  });
});

describe('the release', () => {
  const readZoneData = () => posts.context.stores.zoneData.find();

  test('is stored once all is looked at, and again an hour later', async () => {
    await apply();
    expect(await readZoneData()).toEqual({
      release: ZONE_DATA_VERSION,
      againAt: new Date(posts.clock().getTime() + HOUR),
    });
    const [one] = await at('2026-12-15 09:00:00');
    // By a process that was not updated yet.
    await planOtherwise(one, '2026-12-15T15:00:00Z');
    await apply();
    expect(await dueOf(one)).toBe('2026-12-15T15:00:00.000Z');
    posts.advance(HOUR);
    await apply();
    expect(await dueOf(one)).toBe('2026-12-15T14:00:00.000Z');
    expect(await readZoneData()).toEqual({ release: ZONE_DATA_VERSION, againAt: null });
  });

  test('older than the stored release changes nothing', async () => {
    await apply('2999a');
    const [one] = await at('2026-12-15 09:00:00');
    await planOtherwise(one, '2026-12-15T15:00:00Z');
    posts.advance(2 * HOUR);
    await apply();
    expect(await dueOf(one)).toBe('2026-12-15T15:00:00.000Z');
    expect((await readZoneData())?.release).toBe('2999a');
  });

  test('is stored by the first worker that starts', async () => {
    await posts.work();
    expect((await readZoneData())?.release).toBe(ZONE_DATA_VERSION);
  });
});

test('reads all planned times, however many are due at one instant', async () => {
  const [one] = await at('2026-12-15 09:00:00');
  const aside = await mongoose.createConnection(posts.storeUri).asPromise();
  const { databases = [] } = (await aside.db?.admin().listDatabases()) ?? {};
  for (const { name } of databases) {
    const publications = aside.useDb(name).collection<{ _id: string; wakeAt: Date }>('publications');
    const row = await publications.findOne({ _id: one?.id ?? '' });
    const wakeAt = (n: number) => new Date(Number(row?.wakeAt) + Math.max(0, n - 2200));
    const copies = Array.from({ length: 2500 }, (_, n) => ({
      ...row,
      _id: `${n} ${one?.id}`,
      wakeAt: wakeAt(n),
    }));
    if (row) await publications.insertMany(copies);
  }
  await aside.close();
  const ids: string[] = [];
  for await (const { id } of posts.context.stores.allWorkspaces.plannedAfter(posts.clock())) ids.push(id);
  expect([ids.length, new Set(ids).size]).toEqual([2501, 2501]);
});
