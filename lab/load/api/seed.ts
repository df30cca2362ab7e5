import { randomUUID } from 'node:crypto';
import { openStores as openAnalytics } from '@carillon/analytics/stores/stores.ts';
import { type ApiClient, bodyOf, createApiClient, ok } from '../../../deploy/standalone/api-client.ts';
import { enter, linkFacebook } from '../bench-user.ts';
import type { DraftToSave } from './errand.ts';
import type { App } from './open-app.ts';

/** Somebody who is logged in, and has linked a page. */
export interface Account {
  readonly userId: string;
  readonly workspaceId: string;
  /** The page that posts go to. */
  readonly pageId: string;
  readonly client: ApiClient;
}

export interface Seeded {
  /** Has no posts. */
  readonly empty: Account;
  /** Has posts, drafts, notifications and figures, and nothing is added to them. */
  readonly busy: Account;
  /** Schedules and saves. */
  readonly writing: Account;
  readonly drafts: readonly DraftToSave[];
}

const POSTS = 40;
const PUBLISHED = 5;
const DRAFTS = 20;
const DAYS_OF_FIGURES = 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The month that is looked at, all of it to come. */
export const MONTH = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1));

export async function seed(app: App, connections: number): Promise<Seeded> {
  const [empty, busy, writing] = [
    await open(app, 'empty'),
    await open(app, 'busy'),
    await open(app, 'writing'),
  ];
  for (let n = 0; n < POSTS; n++) {
    const at = new Date(MONTH.getTime() + (n % 28) * DAY_MS + 9 * HOUR_MS + n * 60_000);
    await ok(busy.client.post('/api/posts/schedule', formOf(scheduling(busy.pageId, at, n))));
  }
  for (let n = 0; n < PUBLISHED; n++)
    await ok(busy.client.post('/api/posts/publish', formOf(publishing(busy.pageId, n))));
  for (let n = 0; n < DRAFTS; n++) await draft(busy.client, n);
  await grow(app, busy);
  // Each connection has one in hand, and asks for the next before it has given that one back.
  const drafts = await Promise.all(
    Array.from({ length: connections * 2 }, (_, n) => draft(writing.client, n)),
  );
  return { empty, busy, writing, drafts };
}

async function open({ url }: App, name: string): Promise<Account> {
  const client = createApiClient(url);
  await enter(client, `${name}@example.com`);
  const pageId = await linkFacebook(client);
  const user = await bodyOf<{ id: string; workspace: { id: string } }>(client.get('/api/user'));
  return { userId: user.id, workspaceId: user.workspace.id, pageId, client };
}

const publishing = (pageId: string, n: number) => ({
  platforms: JSON.stringify([{ platform_id: 1, page_id: pageId, content: `Bells number ${n} ring. #bells` }]),
  initial_post_description: 'Bells that ring for bread',
});

/** The fields of a post that is scheduled. */
export const scheduling = (pageId: string, at: Date, n: number) => ({
  ...publishing(pageId, n),
  scheduled_time: at.toISOString().slice(0, 19).replace('T', ' '),
  timezone: 'UTC',
});

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function draft(client: ApiClient, n: number): Promise<DraftToSave> {
  const content = {
    topic: `Draft ${n}: what the bells ring for`,
    post: { source: null, text: 'Bells ring for bread and for tea.', hashtags: ['bells'] },
    targets: [{ platform: 'facebook', selected: true, page_id: null }],
    step: 'edit',
  };
  const id = randomUUID();
  await ok(client.put(`/api/posts/drafts/${id}`, { ...content, version: 0 }));
  return { id, version: 1, content };
}

/** Two months of figures, as they would have been collected. */
async function grow({ mongoUri, prefix }: App, { workspaceId, pageId }: Account): Promise<void> {
  const stores = await openAnalytics({ uri: mongoUri, database: `${prefix}_analytics` });
  try {
    const target = {
      workspaceId,
      platform: 'facebook',
      pageId,
      targetId: pageId,
      targetName: 'Page',
    } as const;
    const today = Math.floor(Date.now() / HOUR_MS);
    for (let day = 0; day < DAYS_OF_FIGURES; day++) {
      const hour = today - (DAYS_OF_FIGURES - day) * 24;
      await stores.days.apply(target, {
        seq: day + 1,
        at: new Date(hour * HOUR_MS),
        changes: [],
        followers: 1000 + day,
        growth: [{ first: hour - 8, last: hour, counts: { likes: 90, comments: 9, shares: 9, reach: 900 } }],
        known: ['likes', 'comments', 'shares', 'reach'],
      });
    }
  } finally {
    await stores.close();
  }
}
