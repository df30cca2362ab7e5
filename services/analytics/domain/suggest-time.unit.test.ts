import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { toEnglish } from '@carillon/contracts/text.ts';
import { expect, test } from '@jest/globals';
import { bestTimes, type PostOutcome } from './best-times.ts';
import { suggestTime } from './suggest-time.ts';

// A Monday, 08:00 in Berlin.
const NOW = new Date('2026-03-02T07:00:00Z');
const ZONE = 'Europe/Berlin';
const suggested = (
  platforms: readonly PlatformName[],
  { outcomes = [], taken = [], now = NOW }: { outcomes?: PostOutcome[]; taken?: Date[]; now?: Date } = {},
) => suggestTime(bestTimes(outcomes, platforms, ZONE), { platforms, zone: ZONE, taken, now });

test('without own posts it is the first free half hour, at least an hour ahead, at which most networks peak', () => {
  const halfHours = Array.from({ length: 500 }, (_, n) => new Date(NOW.getTime() + n * 1_800_000));
  const table: [PlatformName[], object, string][] = [
    [['facebook'], {}, '2026-03-02 09:00:00'],
    [['instagram'], {}, '2026-03-02 11:00:00'],
    [['linkedin'], {}, '2026-03-03 10:00:00'],
    [['facebook', 'instagram', 'linkedin'], {}, '2026-03-03 11:00:00'],
    [['facebook'], { now: new Date('2026-03-02T08:10:00Z') }, '2026-03-02 10:30:00'],
    [['facebook'], { taken: [new Date('2026-03-02T08:10:00Z')] }, '2026-03-02 10:00:00'],
    [['facebook'], { taken: halfHours }, '2026-03-02 09:00:00'],
  ];
  for (const [platforms, more, localTime] of table)
    expect([platforms, suggested(platforms, more).localTime]).toEqual([platforms, localTime]);
});

test('says what it is based on', () => {
  expect(toEnglish(suggested(['facebook', 'linkedin']).reason)).toBe(
    'Based on general best practices (you need 20 posts for personal suggestions; you have 0 so far). Facebook users are most active on weekday mornings. LinkedIn users are most active before noon from Tuesday to Thursday. You have no other posts within half an hour.',
  );
});

/** Half of them on Saturday nights, which do well, and half on Monday mornings, which don't; all in winter time. */
const owl: PostOutcome[] = Array.from({ length: 34 }, (_, n) => {
  const isNight = n % 2 === 0;
  const day = new Date(
    Date.parse(isNight ? '2026-02-28T22:00:00Z' : '2026-02-23T08:30:00Z') - (n >> 1) * 7 * 86_400_000,
  );
  return {
    platform: 'facebook',
    targetId: 't',
    publishedAt: day,
    engagement: isNight ? 90 : 10,
    reach: 1000,
  };
});

test('own posts decide once there are enough, few do not, and one great success does not either', () => {
  const { localTime, reason } = suggested(['facebook'], { outcomes: owl });
  expect(localTime).toBe('2026-03-07 23:00:00');
  expect(toEnglish(reason)).toMatch(
    /^Based on 34 of your posts: on Saturdays around 11 PM, posts do about \d\.\d times as well/,
  );
  expect(toEnglish(suggested(['facebook'], { outcomes: owl.slice(0, 6) }).reason)).toMatch(
    /^Based on general best practice.*20 posts.*6 so far/,
  );
  const [night, ...rest] = owl.filter(({ engagement }) => engagement === 10);
  const wonder = [{ ...night, publishedAt: new Date('2026-02-25T02:30:00Z'), engagement: 90_000 }, ...rest];
  const { slots } = bestTimes(wonder as PostOutcome[], ['facebook'], ZONE);
  expect(slots.find(({ weekday, hour }) => weekday === 3 && hour === 3)?.score).toBeLessThan(1.5);
});

test('hours belong to the zone, and their average is 1', () => {
  const { slots, posts, basis } = bestTimes(owl, ['facebook'], ZONE);
  expect([slots.length, posts, basis]).toEqual([168, 34, 'own_posts']);
  expect(slots.reduce((sum, { score }) => sum + score, 0) / 168).toBeCloseTo(1, 4);
  expect(slots.filter((slot) => slot.posts > 0).map(({ weekday, hour }) => [weekday, hour])).toEqual([
    [1, 9],
    [6, 23],
  ]);
  expect(bestTimes(owl, ['linkedin'], ZONE)).toMatchObject({ posts: 0, basis: 'general' });
});
