import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf, ok } from '../../../deploy/standalone/api-client.ts';
import { eachOf } from './at-once.ts';
import type { Meanwhile } from './load.ts';
import type { User } from './users.ts';

const POSTS = 300;
const AT_ONCE = 8;
/** Until the first one is published, so that all are accepted by then. */
const AHEAD_MS = 30_000;
const SPREAD_MS = 45_000;
const LATE_MS = 120_000;

interface ListedPost {
  readonly posts: Record<
    string,
    { status: string; due_at: string; published_at: string | null; reason: string | null }[]
  >;
}

/**
 * Schedules posts of all users into one minute that begins soon.
 * @returns a function that waits until they are published, and reports how late they were
 */
export async function publishAMinute(users: readonly User[]): Promise<() => Promise<Meanwhile>> {
  const begins = Date.now() + AHEAD_MS;
  await eachOf(POSTS, AT_ONCE, async (n) => {
    const { client, page } = users[n % users.length] as User;
    const at = new Date(begins + (n / POSTS) * SPREAD_MS);
    await ok(client.post('/api/posts/schedule', formOf(page, at, n)));
  });
  const spare = Math.round((begins - Date.now()) / 1000);
  console.log(`${POSTS} posts are scheduled; the first goes out in ${spare} s`);
  const last = begins + SPREAD_MS;
  return async () => {
    const until = last + LATE_MS;
    for (;;) {
      const posts = (await Promise.all(users.map(postsOf))).flat();
      const waiting = posts.filter(({ status }) => status !== 'published' && status !== 'failed');
      if ((waiting.length === 0 && posts.length === POSTS) || Date.now() > until) return summarize(posts);
      await pause(1000);
    }
  };
}

async function postsOf({ client }: User) {
  const { posts } = await bodyOf<ListedPost>(client.get('/api/posts/user'));
  return Object.values(posts).flat();
}

function summarize(posts: Awaited<ReturnType<typeof postsOf>>): Meanwhile {
  const late = posts
    .flatMap(({ due_at, published_at }) =>
      published_at ? Date.parse(published_at) - Date.parse(due_at) : [],
    )
    .sort((a, b) => a - b);
  const at = (share: number): string =>
    ((late[Math.ceil(late.length * share) - 1] ?? Number.NaN) / 1000).toFixed(1);
  const unpublished = posts.filter(({ status }) => status !== 'published');
  const reasons = [...new Set(unpublished.map(({ status, reason }) => reason ?? status))].join('; ');
  return {
    summary: `${late.length} of ${POSTS} posts are out; late by p50 ${at(0.5)} s, p99 ${at(0.99)} s, at most ${at(1)} s${reasons && ` (${reasons})`}`,
    ok: late.length === POSTS,
  };
}

function formOf(page: string | null, at: Date, n: number): FormData {
  const form = new FormData();
  form.set('platforms', JSON.stringify([{ platform_id: 1, page_id: page, content: `Peak number ${n}` }]));
  form.set('initial_post_description', 'Peak');
  form.set('scheduled_time', at.toISOString().slice(0, 19).replace('T', ' '));
  form.set('timezone', 'UTC');
  return form;
}
