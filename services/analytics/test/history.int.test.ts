import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { collectHistory } from '../collection/collect-history.ts';
import { type CollectingUnderTest, START, startCollecting } from './collector-under-test.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STEP = 8 * HOUR;
const TARGETS: readonly (readonly [PlatformName, string])[] = [
  ['facebook', 'page-1'],
  ['facebook', 'page-2'],
  ['instagram', 'insta-1'],
  ['linkedin', 'urn:li:person:1'],
];

let service: CollectingUnderTest;
beforeEach(async () => {
  service = await startCollecting();
});
afterEach(() => service.close());

/** The same numbers again and again. */
function createSeededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

test('after 90 days with all that goes wrong, every sum is the network’s own to the unit', async () => {
  const { network, collector, state } = service;
  const random = createSeededRandom(7);
  const day = () => Math.floor((state.now.getTime() - START.getTime()) / DAY);
  const live = () => [...network.state.posts.values()].filter(({ deleted }) => !deleted);
  let out = 0;

  const postNow = async () => {
    const [platform, targetId] = TARGETS[out % TARGETS.length] ?? ['facebook', 'page-1'];
    const id = `${targetId}/${out++}`;
    await service.goOut(platform, targetId, id);
    // A broker that hands it over again, to a process that has not seen it.
    if (out % 5 === 0) await service.goOut(platform, targetId, id);
  };
  const people = () => {
    for (const { figures } of live())
      for (const name of ['likes', 'comments', 'shares', 'views', 'reach', 'clicks'] as const) {
        const change = random(9) - (name === 'reach' || name === 'views' ? 0 : 3);
        figures[name] = Math.max(0, figures[name] + change);
      }
    for (const [, targetId] of TARGETS)
      network.state.followers.set(targetId, (network.state.followers.get(targetId) ?? 500) + random(5) - 1);
  };

  /** A process that ends in the middle of a reading, at each of the places where it can. */
  const crashes = [
    () => jest.spyOn(collector.stores.publications, 'apply'),
    () => jest.spyOn(collector.stores.days, 'apply'),
    () => jest.spyOn(collector.stores.targets, 'release'),
  ].flatMap((place) => [place, place]);
  const crash = () => {
    const dead = new Error('the process ended');
    crashes.pop()?.().mockRejectedValueOnce(dead);
    // A dead process reports nothing, either.
    if (crashes.length % 2 === 0) jest.spyOn(collector.stores.targets, 'release').mockRejectedValueOnce(dead);
  };

  for (const [platform] of TARGETS) await service.connection(platform, 'connected');
  await collectHistory(collector, {
    from: START,
    until: new Date(START.getTime() + 90 * DAY - 1),
    stepMs: STEP,
    async goTo(now) {
      state.now = now;
      network.state.refusal = now.getUTCHours() === 16 && day() % 20 === 3 ? { kind: 'transient' } : null;
      if (day() < 86) people();
      if (now.getUTCHours() === 8 && day() % 3 === 0 && day() < 80) await postNow();
      if (day() % 13 === 5 && now.getUTCHours() === 0) crash();
      if (day() === 40 && now.getUTCHours() === 0) for (const one of live().slice(0, 2)) one.deleted = true;
      if (day() === 50) await service.connection('instagram', 'lost');
      if (day() === 55 && now.getUTCHours() === 0) await service.connection('instagram', 'connected');
    },
  });

  expect(crashes).toEqual([]);
  // By now everything except LinkedIn has been read since the last change, and deleted posts keep their last values.
  for (const post of live().filter(({ platform }) => platform !== 'linkedin'))
    expect([post.id, network.state.reported.get(post.id)?.likes]).toEqual([post.id, post.figures.likes]);
  const sums = {
    likes: network.reportedTotal('likes'),
    comments: network.reportedTotal('comments'),
    shares: network.reportedTotal('shares'),
  };
  const reply = await service.overview('90');
  const value = (of: { value: number | null }) => of.value;
  expect({
    likes: value(reply.totals.likes),
    comments: value(reply.totals.comments),
    shares: value(reply.totals.shares),
  }).toEqual(sums);
  expect(value(reply.cards.total_reach)).toBe(network.reportedTotal('reach'));
  expect(value(reply.cards.total_engagement)).toBe(sums.likes + sums.comments + sums.shares);
  expect(value(reply.cards.total_posts)).toBe(out);
  const facebook = [...network.state.reported]
    .filter(([id]) => id.startsWith('page-'))
    .map(([, figures]) => figures);
  const paired = (name: 'clicks' | 'reach') =>
    facebook.reduce((sum, figures) => sum + (figures[name] ?? 0), 0);
  expect(value(reply.cards.conversion_rate)).toBeCloseTo((paired('clicks') / paired('reach')) * 100, 10);

  // The days add up to the same in any zone, also where they begin at half past.
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
    const { series } = await service.overview('90', zone);
    expect(series).toHaveLength(90);
    expect(series.reduce((sum, { likes }) => sum + likes, 0)).toBe(sums.likes);
  }
  // Followers: the sum of all pages, and their growth over a month.
  const pages = reply.platforms.find(({ platform }) => platform === 'facebook');
  const now = (network.state.followers.get('page-1') ?? 0) + (network.state.followers.get('page-2') ?? 0);
  expect(pages).toMatchObject({ connected: true, followers: now, growth_days: 30, fault: null });
  expect(pages?.growth).toBeGreaterThan(0);
  expect(reply.platforms.flatMap(({ platform, connected }) => (connected ? platform : []))).toEqual([
    ...['facebook', 'instagram', 'linkedin'],
  ]);
});
