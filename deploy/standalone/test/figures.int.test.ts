import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OAUTH_NETWORKS, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { FIGURE_NAMES, type FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { bodyOf } from '../api-client.ts';
import { composeStandalone, type Standalone } from '../compose.ts';
import { readConfig } from '../config.ts';
import { type ConnectedUser, connect, createConnectedUser, logIn } from '../testing/connected-user.ts';
import { PNG } from '../testing/sample-media.ts';
import { formOf } from './access/form-of.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Before LinkedIn's grant ends, which is after 60 days. */
const RECONNECTED = 58 * DAY;
/** Since the posts were published. */
const LOOKS = [HOUR, DAY, 12 * DAY, RECONNECTED, 89 * DAY];
/** The gateway counts the calls of a minute. */
const PATIENCE = [60_000, 500] as const;
const ADMIN = 'admin-of-the-test';
let folder: string;
let app: Standalone;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-figures-'));
  const settings = { PORT: '0', HOST: '127.0.0.1', CARILLON_DATA: folder, LOG_LEVEL: 'silent', PLANS: 'off' };
  app = await composeStandalone(
    await readConfig({ ...settings, COLLECT_YOUNG_SECONDS: '5', SANDBOX_ADMIN_TOKEN: ADMIN }),
  );
});
afterAll(async () => {
  jest.useRealTimers();
  await app.close();
  await rm(folder, { recursive: true });
});

/** Only dates come from a clock that is set by hand; time passes normally. */
function stopClock(): void {
  const timers = ['setTimeout', 'setInterval', 'setImmediate'] as const;
  const clears = ['clearTimeout', 'clearInterval', 'clearImmediate'] as const;
  const others = ['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const;
  jest.useFakeTimers({ doNotFake: [...timers, ...clears, ...others], now: Date.now() });
}

async function publish({ client, places }: ConnectedUser): Promise<void> {
  const platforms = places.map(({ platformId, pageId }) => ({
    platform_id: platformId,
    content: 'The bells ring.',
    ...(pageId && { page_id: pageId }),
  }));
  const form = formOf({ platforms: JSON.stringify(platforms) });
  form.append(
    `media_${PLATFORMS.instagram.id}`,
    new Blob([new Uint8Array(PNG)], { type: 'image/png' }),
    'bells.png',
  );
  await bodyOf(client.post('/api/posts/publish', form));
}

/** Reads the sandbox's own books of a post or a target. */
const booksOf = async <T>(of: 'post' | 'target', id: string): Promise<T> => {
  const url = `${app.url}/sandbox/admin/books?${of}=${encodeURIComponent(id)}`;
  return (await (await fetch(url, { headers: { 'x-sandbox-admin': ADMIN } })).json()) as T;
};

test('after 89 days, the page shows exactly the sandbox’s own numbers', async () => {
  const user = await createConnectedUser(app.url, 'ada');
  const { client, places } = user;
  await publish(user);
  const readFigures = async () =>
    listPostFigures.response.parse(await bodyOf(client.get('/api/analytics/posts'))).posts;
  const remoteIds = await eventually(
    async () => {
      const { posts } = listUserPosts.response.parse(await bodyOf(client.get('/api/posts/user')));
      const ids = Object.values(posts).flatMap((platformPosts) =>
        platformPosts.flatMap((one) => one.response_post_id ?? []),
      );
      expect(ids).toHaveLength(places.length);
      expect(await readFigures()).toHaveLength(places.length);
      return ids;
    },
    ...PATIENCE,
  );

  stopClock();
  const start = Date.now();
  for (const after of LOOKS) {
    jest.setSystemTime(start + after);
    // The last session has run out.
    await logIn(user);
    if (after === RECONNECTED) await connect(client, 'linkedin', user.name);
    const now = new Date().toISOString();
    await eventually(
      async () => {
        expect((await readFigures()).map(({ read_at }) => read_at)).toEqual(places.map(() => now));
      },
      ...PATIENCE,
    );
  }

  const books = await Promise.all(
    remoteIds.map(async (id) => (await booksOf<{ figures: Record<string, number> }>('post', id)).figures),
  );
  const sum = (name: FigureName): number => books.reduce((total, figures) => total + (figures[name] ?? 0), 0);
  const posts = await readFigures();
  // The page has no figures that a network does not give.
  const names = FIGURE_NAMES.filter((name) => posts.every((post) => post[name] !== null));
  expect(names).toEqual(expect.arrayContaining(['likes', 'comments', 'shares', 'reach']));
  for (const name of names)
    expect([name, posts.reduce((total, post) => total + (post[name] ?? 0), 0)]).toEqual([name, sum(name)]);

  // The inbox has the comments of networks that let them be read.
  await eventually(
    async () => {
      const { comments } = listComments.response.parse(await bodyOf(client.get('/api/comments')));
      expect(new Set(comments.map(({ platform }) => platform))).toEqual(new Set(OAUTH_NETWORKS));
    },
    ...PATIENCE,
  );

  const overview = getOverview.response.parse(
    await bodyOf(client.get('/api/analytics/overview?range=90&timezone=America/New_York')),
  );
  const { totals, cards, series } = overview;
  const engagement = sum('likes') + sum('comments') + sum('shares');
  expect(engagement).toBeGreaterThan(100);
  expect([totals.likes.value, totals.comments.value, totals.shares.value]).toEqual([
    ...[sum('likes'), sum('comments'), sum('shares')],
  ]);
  expect([cards.total_posts.value, cards.total_engagement.value, cards.total_reach.value]).toEqual([
    // The post to all these places is one.
    ...[1, engagement, sum('reach')],
  ]);
  expect(series.reduce((total, { likes, comments, shares }) => total + likes + comments + shares, 0)).toBe(
    engagement,
  );
  for (const name of OAUTH_NETWORKS) {
    const ownPlaces = places.filter(({ platform }) => platform === name);
    const followers = await Promise.all(
      ownPlaces.map(
        async ({ authorId }) => (await booksOf<{ followers: number }>('target', authorId)).followers,
      ),
    );
    // The reading before was 31 days ago.
    expect(overview.platforms.find(({ platform }) => platform === name)).toMatchObject({
      connected: true,
      fault: null,
      growth_days: 31,
      followers: followers.reduce((total, one) => total + one, 0),
    });
  }
});
