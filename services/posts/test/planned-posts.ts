import type { UserCaller } from '@carillon/kit/identity/identity-token.ts';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { drafting } from './drafting.ts';
import { type Entry, form, type Posts, startPosts } from './posts-under-test.ts';

export let posts: Posts;
export let page: ReturnType<typeof drafting>;
let stop: (() => Promise<void>) | null = null;
export const HOUR = 3_600_000;
/** In Berlin, so many hours from now. */
export const inHours = (hours: number): string =>
  new Date(posts.clock().getTime() + (hours + 1) * HOUR).toISOString().slice(0, 19).replace('T', ' ');
export async function schedule(entries: Entry[], fields: Record<string, string> = {}): Promise<string> {
  const due = { scheduled_time: inHours(1), timezone: 'Europe/Berlin', ...fields };
  const reply = await posts.request('POST', '/posts/schedule', form(entries, due));
  return (await reply.json()).post_id;
}
export async function call(
  method: string,
  url: string,
  body?: object,
  as?: Partial<UserCaller>,
  workspace = 'ada',
) {
  const { headers } = await posts.signed(workspace, as);
  const reply = await posts.app.request(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, ...(await reply.json()) };
}
export const read = (id: string, as?: Partial<UserCaller>, workspace?: string) =>
  call('GET', `/posts/${id}/plan`, undefined, as, workspace);
export const change = (id: string, body: object, as?: Partial<UserCaller>, workspace?: string) =>
  call('PUT', `/posts/${id}/plan`, body, as, workspace);
export const detail = async (id: string) => (await call('GET', `/posts/${id}`)).post.results;
export async function seenVersions(id: string) {
  const { planned } = await read(id);
  const targets = planned.targets as { publication_id: string; version: string | null }[];
  return targets.flatMap(({ publication_id: id, version }) => (version ? [{ id, version }] : []));
}
export const out = (text: string) =>
  Object.values(posts.networks).flatMap(({ requests }) => requests.filter((one) => one.text === text));
export async function work() {
  const worker = await posts.work();
  stop = () => worker.close();
}

/** Starts posts for a file of tests; a worker that a test starts ends with it. */
export function setUpPosts(): void {
  beforeAll(async () => {
    posts = await startPosts();
    page = drafting(posts);
  });
  afterEach(async () => {
    await stop?.();
    stop = null;
  });
  afterAll(() => posts.close());
}
