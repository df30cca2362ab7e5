import { openStores as openAnalytics } from '@carillon/analytics/stores/stores.ts';
import { openStores as openIdentity } from '@carillon/identity/stores/stores.ts';
import { type Listening, listen } from '@carillon/kit/http/listen.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { openStores as openNotifications } from '@carillon/notifications/stores/stores.ts';
import { openApiStores as openPosts } from '@carillon/posts/stores/stores.ts';
import { Hono } from 'hono';
import { bareWrites } from './bare-writes.ts';
import type { App } from './open-app.ts';
import { type Account, MONTH, type Seeded } from './seed.ts';

const DAY_MS = 86_400_000;
const PAGE = 50;

/**
 * Opens the bare minimum, without Carillon's other work: Hono on the same Node, which queries the same store with the
 * same functions, and returns the result as JSON. It trusts its caller without a check.
 */
export async function openBare(app: App, seeded: Seeded): Promise<Listening> {
  const place = (service: string) => ({ uri: app.mongoUri, database: `${app.prefix}_${service}` });
  const [identity, posts, analytics, notifications] = await Promise.all([
    openIdentity(place('identity')),
    openPosts(place('posts')),
    openAnalytics(place('analytics')),
    openNotifications(place('notifications')),
  ]);
  const { empty, busy, writing } = seeded;
  const sessionId = await sessionOf(app, busy);
  const reader = { workspaceId: busy.workspaceId, userId: busy.userId };
  const bare = new Hono();
  bare.get('/ceiling', (c) => c.json({ success: true }));
  bare.get('/check-auth', async (c) =>
    c.json({ authenticated: (await identity.sessions.find(sessionId)) !== null }),
  );
  bare.get('/posts/user', async (c) => {
    const list = c.req.query('list');
    const { workspaceId } = c.req.query('of') === 'empty' ? empty : busy;
    const publications = list
      ? (await posts.publications.listed(workspaceId, { list: 'open' }, null, PAGE)).publications
      : ((await posts.publications.allListed(workspaceId, undefined, PAGE)) ?? []);
    const ids = publications.map(({ postId }) => postId);
    const descriptions = await posts.posts.descriptions(ids, workspaceId);
    return c.json({ publications, descriptions: [...descriptions] });
  });
  bare.get('/analytics/overview', async (c) => {
    const now = new Date();
    const { workspaceId } = busy;
    const from = new Date(now.getTime() - 32 * DAY_MS);
    return c.json(
      await Promise.all([
        analytics.days.since(workspaceId, from.toISOString().slice(0, 10)),
        analytics.targets.ofWorkspace(workspaceId),
        analytics.connections.ofWorkspace(workspaceId),
        analytics.figureLists.countPublished(workspaceId, from, now),
        analytics.figureLists.countPublished(workspaceId, from, now),
      ]),
    );
  });
  bare.get('/posts/planned', async (c) => {
    const window = { from: MONTH, until: new Date(MONTH.getTime() + 42 * DAY_MS) };
    return c.json(await posts.publications.planned(busy.workspaceId, window, null, 2_000));
  });
  bare.get('/posts/drafts', async (c) => {
    const { workspaceId, userId } = busy;
    return c.json(
      await Promise.all([
        posts.drafts.page(workspaceId, null, PAGE + 1, { userId }),
        posts.drafts.count(workspaceId, 'requested'),
      ]),
    );
  });
  bare.get('/notifications', async (c) => {
    const hidden = await notifications.settings.hidden(reader.workspaceId, reader.userId);
    const asking = { ...reader, role: 'owner' as const, hidden };
    return c.json(
      await Promise.all([
        notifications.lists.needingAttention(asking, 200),
        notifications.lists.others(asking, null, 31),
        notifications.lists.countUnread(asking),
      ]),
    );
  });
  bareWrites(bare, identity, posts, writing);
  const listening = await listen(bare, 0);
  return {
    ...listening,
    async close() {
      await listening.close();
      await Promise.all([identity, posts, analytics, notifications].map((stores) => stores.close()));
    },
  };
}

async function sessionOf({ mongoUri }: App, { userId }: Account): Promise<string> {
  const connection = await connectUnchecked(mongoUri, 'carillon_identity');
  try {
    const session = await connection.collection('sessions').findOne({ userId, status: 'active' });
    return String(session?._id);
  } finally {
    await connection.close();
  }
}
