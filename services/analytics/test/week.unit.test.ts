import { expect, test } from '@jest/globals';
import { summarizeWeek } from '../dashboard/summarize-week.ts';
import type { TargetDay } from '../domain/target-day.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import type { Stores } from '../stores/stores.ts';

const HOUR = 3_600_000;
const NOTHING = { likes: null, comments: null, shares: null, views: null, reach: null, clicks: null };

/** One like an hour since then, and posts with their likes, the best first. */
function storesOf(since: string, posts: readonly (readonly [at: string, likes: number | null])[] = []) {
  const days = new Map<string, TargetDay>();
  for (let at = Date.parse(since); at <= Date.parse('2026-11-03T00:00:00Z'); at += HOUR) {
    const date = new Date(at).toISOString().slice(0, 10);
    const hours = { ...days.get(date)?.hours, [new Date(at).getUTCHours()]: { likes: 1 } };
    const target = { platform: 'facebook', targetId: 'page-1' } as const;
    days.set(date, { ...target, date, hours, known: ['likes'], followers: null });
  }
  const expectedPosts = posts.map(([at, likes]) => ({
    postId: at,
    platform: 'facebook',
    targetName: 'Bells',
    words: 'Words',
    readAt: null,
    publishedAt: new Date(at),
    figures: { ...NOTHING, likes },
  }));
  return {
    days: { since: async (_: string, date: string) => [...days.values()].filter((day) => day.date >= date) },
    targets: { ofWorkspace: async () => [{ firstReadAt: new Date(since) }] },
    figureLists: {
      page: async ({ publishedSince }: { publishedSince: Date }) =>
        expectedPosts.filter(
          ({ publishedAt }) => publishedAt >= publishedSince,
        ) as unknown as TrackedPublication[],
    },
  } as unknown as Stores;
}

const weekOf = (stores: Stores) =>
  summarizeWeek({ stores }, { workspace_id: 'w', timezone: 'Europe/Berlin', until: '2026-10-26' });

test('a week has the hours of its zone, 169 where clocks go back, and is compared with the one before', async () => {
  const { likes, comments, reach } = await weekOf(storesOf('2026-10-01T00:00:00Z'));
  expect(likes).toEqual({ value: 169, before: 168 });
  // No network gave them.
  for (const one of [comments, reach]) expect(one).toEqual({ value: null, before: null });
});

test('a week before figures were kept from its beginning on is not known', async () => {
  expect((await weekOf(storesOf('2026-10-14T00:00:00Z'))).likes).toEqual({ value: 169, before: null });
});

test('the best post was published in the week, and somebody liked it', async () => {
  const best = async (...posts: readonly (readonly [string, number | null])[]) =>
    (await weekOf(storesOf('2026-10-01T00:00:00Z', posts))).best?.post_id ?? null;
  // Midnight in Berlin is at 22 hours before the change, at 23 after it.
  const [before, first, last, after] = [
    ...['2026-10-18T21:59:00Z', '2026-10-18T22:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'],
  ];
  expect(await best([after ?? '', 9], [before ?? '', 8], [last ?? '', 7], [first ?? '', 6])).toBe(last);
  expect(await best([after ?? '', 9], [first ?? '', 6])).toBe(first);
  expect(await best([first ?? '', 0])).toBeNull();
  expect(await best([first ?? '', null])).toBeNull();
});
