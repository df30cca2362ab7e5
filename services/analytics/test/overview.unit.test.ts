import { expect, test } from '@jest/globals';
import { getOverview } from '../dashboard/get-overview.ts';
import { listPostFigures } from '../dashboard/list-post-figures.ts';
import type { TargetDay } from '../domain/target-day.ts';
import type { TrackedTarget } from '../domain/tracked.ts';
import type { Stores } from '../stores/stores.ts';

const HOUR = 3_600_000;

/** Ten likes an hour from a moment on, up to now, and a post every hour. */
function steady(since: Date, now: Date) {
  const days = new Map<string, TargetDay>();
  for (let at = since.getTime(); at <= now.getTime(); at += HOUR) {
    const date = new Date(at).toISOString().slice(0, 10);
    const hours = { ...days.get(date)?.hours, [new Date(at).getUTCHours()]: { likes: 10 } };
    const target = { platform: 'facebook', targetId: 'page-1' } as const;
    days.set(date, { ...target, date, hours, known: ['likes'], followers: null });
  }
  const target = { platform: 'facebook', targetId: 'page-1', connected: true, firstReadAt: since };
  const stores = {
    days: { since: async (_: string, date: string) => [...days.values()].filter((day) => day.date >= date) },
    targets: { ofWorkspace: async () => [target as TrackedTarget] },
    connections: { ofWorkspace: async () => [] },
    figureLists: {
      countPublished: async (_: string, from: Date, to: Date) =>
        Math.round((to.getTime() - from.getTime()) / HOUR),
    },
  } as unknown as Stores;
  return (range: '7' | '30', timezone: string, targets?: string) =>
    getOverview(
      { stores, clock: () => now },
      { workspaceId: 'w', range: Number(range) as 7, timezone, targets },
    );
}

test('while today is not over, a constant rate is neither up nor down, and no weekday has less', async () => {
  for (const time of ['00:00', '06:00', '06:40', '23:59'])
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
      const { totals, cards, weekly } = await steady(
        new Date('2026-05-01T00:00:00Z'),
        new Date(`2026-07-20T${time}:00Z`),
      )('7', zone);
      expect([time, zone, totals.likes.before]).toEqual([time, zone, totals.likes.value]);
      expect(cards.total_posts.before).toBe(cards.total_posts.value);
      expect(weekly.map(({ likes }) => likes)).toEqual([240, 240, 240, 240, 240, 240, 240]);
    }
});

test('a weekday is an average of the days since figures are kept, and unknown without one', async () => {
  // Thursday at noon to Tuesday morning.
  const { weekly } = await steady(new Date('2026-07-16T12:00:00Z'), new Date('2026-07-21T06:00:00Z'))(
    '30',
    'UTC',
  );
  expect(weekly.map(({ likes }) => likes)).toEqual([240, null, null, null, 240, 240, 240]);
});

test('figures of chosen accounts leave out what other accounts have', async () => {
  const overview = steady(new Date('2026-05-01T00:00:00Z'), new Date('2026-07-20T06:00:00Z'));
  const [ownOverview, other] = [await overview('7', 'UTC', 'page-1'), await overview('7', 'UTC', 'page-2')];
  expect(ownOverview.totals.likes.value).toBe((await overview('7', 'UTC')).totals.likes.value);
  expect(ownOverview.platforms.map(({ platform }) => platform)).toEqual(['facebook']);
  expect([other.totals.likes.value, other.since, other.platforms]).toEqual([null, null, []]);
});

test('the best posts are of the very days that the cards are of', async () => {
  const since: (Date | null)[] = [];
  const page = async ({ publishedSince }: { publishedSince: Date | null }) => {
    since.push(publishedSince);
    return [];
  };
  const deps = { stores: { figureLists: { page } }, clock: () => new Date('2026-07-20T10:00:00Z') };
  const query = { workspaceId: 'w', sort: 'engagement', direction: 'desc', days: 7, most: 5 } as const;
  await listPostFigures(deps, { ...query, timezone: 'America/New_York' });
  expect(since).toEqual([new Date('2026-07-14T04:00:00Z')]);
});
