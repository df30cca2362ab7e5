import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import { listKnownTargets } from '@carillon/contracts/http/analytics/list-known-targets.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type CollectingUnderTest, startCollecting } from './collector-under-test.ts';

const HOUR = 3_600_000;

let service: CollectingUnderTest;
beforeEach(async () => {
  service = await startCollecting();
});
afterEach(() => service.close());

async function list(query: string, workspaceId?: string) {
  const reply = await service.get(`/analytics/posts?${query}`, workspaceId);
  return listPostFigures.response.parse(await reply.json());
}
const ids = async (query: string) => (await list(query)).posts.map(({ publication_id }) => publication_id);

test('posts are listed by any figure in either direction, what is not known last, page by page', async () => {
  // LinkedIn reports no shares, so a third of them have none.
  const targets = [
    ['facebook', 'page-1'],
    ['instagram', 'insta-1'],
    ['linkedin', 'urn:li:person:1'],
  ] as const;
  for (let n = 0; n < 120; n++) {
    const [platform, target] = targets[n % 3] ?? targets[0];
    const post = await service.goOut(platform, target, `${target}/${n}`);
    Object.assign(post.figures, { likes: n % 7, shares: n, reach: 10 * n });
  }
  service.later(HOUR);
  await service.collect();
  for (const direction of ['asc', 'desc']) {
    const values: (number | null)[] = [];
    let before = '';
    for (let pages = 0; pages < 3; pages++) {
      const { posts, next } = await list(`sort=shares&direction=${direction}${before}`);
      values.push(...posts.map(({ shares }) => shares));
      before = `&before=${next}`;
      expect(next === null).toBe(pages === 2);
    }
    const knownNumbers = Array.from({ length: 120 }, (_, n) => n).filter((n) => n % 3 < 2);
    const ordered = direction === 'asc' ? knownNumbers : knownNumbers.toReversed();
    expect(values).toEqual([...ordered, ...Array(40).fill(null)]);
  }
  expect(await list('sort=likes&platform=linkedin')).toMatchObject({ next: null });
  expect((await list('most=120')).posts).toHaveLength(120);
  expect((await service.get('/analytics/posts?before=nonsense')).status).toBe(422);
});

test('posts, figures and known accounts can be had by account, and not of another workspace', async () => {
  await service.goOut('instagram', 'ada', 'ada/1');
  await service.goOut('instagram', 'bob', 'bob/1');
  expect(await ids('targets=bob')).toEqual(['pub-bob/1']);
  expect(await ids('targets=ada,bob&platform=instagram')).toHaveLength(2);
  expect((await list('targets=bob', 'another')).posts).toEqual([]);
  const listKnown = async (workspaceId?: string) =>
    listKnownTargets.response.parse(await (await service.get('/analytics/targets', workspaceId)).json())
      .targets;
  const instagram = { platform: 'instagram' };
  expect((await listKnown()).filter(({ platform }) => platform === 'instagram')).toMatchObject([
    { ...instagram, target_id: 'ada' },
    { ...instagram, target_id: 'bob' },
  ]);
  expect(await listKnown('another')).toEqual([]);
  service.later(HOUR);
  const overview = await service.get('/analytics/overview?range=7&targets=bob');
  expect((await overview.json()).cards.total_posts.value).toBe(1);
});

test('words are searched for by how they begin, whatever else they hold; another workspace finds nothing', async () => {
  for (const id of ['page-1/bells', 'page-1/belfry', 'page-1/Glöckner'])
    await service.goOut('facebook', 'page-1', id);
  expect(await ids('search=bel')).toHaveLength(2);
  expect(await ids('search=BELLS%20words')).toEqual(['pub-page-1/bells']);
  expect(await ids('search=glock')).toEqual(['pub-page-1/Glöckner']);
  expect(await ids(`search=${encodeURIComponent('.*(a+)+$')}`)).toEqual([]);
  expect((await list('search=bel', 'gongs')).posts).toEqual([]);
});

test('a post removed from its owner’s list isn’t listed anymore, but still counts', async () => {
  const post = await service.goOut('facebook', 'page-1', 'page-1/1');
  post.figures.likes = 5;
  service.later(HOUR);
  await service.collect();
  await service.goOut('facebook', 'page-1', 'page-1/1', { removed: true });
  expect(await ids('')).toEqual([]);
  expect((await service.overview('7')).totals.likes.value).toBe(5);
});

test('a post has its curve: level while nothing changed, and its last figures when it is gone', async () => {
  const post = await service.goOut('facebook', 'page-1', 'page-1/1');
  const readAfter = async (minutes: number, likes: number) => {
    post.figures.likes = likes;
    service.later(minutes * 60_000);
    await service.collect();
  };
  for (const [minutes, likes] of [
    [10, 3],
    [10, 3],
    [10, 3],
    [10, 8],
  ] as const)
    await readAfter(minutes, likes);
  post.deleted = true;
  await readAfter(10, 100);
  const figures = async () =>
    getPostFigures.response.parse(await (await service.get('/analytics/posts/post-page-1%2F1')).json())
      .publications;
  const [shownPost] = await figures();
  expect(shownPost).toMatchObject({ likes: 8, views: null, gone: true, engagement: 8 });
  expect(shownPost?.curve.map(({ at, likes }) => [at.slice(11, 16), likes])).toEqual([
    ['00:10', 3],
    ['00:30', 3],
    ['00:40', 8],
    ['00:50', 8],
  ]);
  const { calls } = service.network.state;
  await readAfter(60, 100);
  expect(service.network.state.calls).toBe(calls);
});

test('good times are general at first, and a suggestion avoids times with posts', async () => {
  const times = getBestTimes.response.parse(
    await (await service.get('/analytics/best-times?platforms=3')).json(),
  );
  expect(times).toMatchObject({ basis: 'general', posts: 0 });
  expect(times.best[0]).toMatchObject({ weekday: 2, hour: 10 });
  const suggest = async () => {
    const reply = await service.get('/posts/suggested-time?platforms=3&timezone=Europe/Berlin');
    return suggestTime.response.parse(await reply.json()).scheduled_time;
  };
  expect(await suggest()).toBe('2026-03-03 10:00:00');
  service.state.due.push(new Date('2026-03-03T09:00:00Z'));
  expect(await suggest()).toBe('2026-03-03 10:30:00');
  for (const query of ['platforms=7', 'platforms=1&timezone=Nowhere'])
    expect((await service.get(`/posts/suggested-time?${query}`)).status).toBe(422);
});
