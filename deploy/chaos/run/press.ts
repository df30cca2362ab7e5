import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PNG } from '../../standalone/test/sample-media.ts';
import type { LinkedUser } from '../client/linked-user.ts';
import type { PlannedPost } from '../plan/posts.ts';

/** A publication that Carillon has accepted. */
export interface Accepted {
  readonly id: string;
  readonly platform: string;
  readonly text: string;
}

const PATIENCE_MS = 120_000;
const BETWEEN_MS = 300;

/**
 * Presses the button, and presses it again with the same request key until there is an answer, as the web app does.
 * @param now the time by the clock that judges it
 * @throws Error when Carillon refuses
 */
export async function press(user: LinkedUser, post: PlannedPost, now: () => Date): Promise<Accepted[]> {
  const key = randomUUID();
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const reply = await send(user, post, key, now()).catch((error: unknown) => error);
    if (reply instanceof Response) {
      const text = await reply.text().catch(() => '');
      if (reply.ok && text !== '') return acceptedOf(text, user, post);
      const late = reply.status === 422 && text.includes('scheduled_time');
      if (reply.status < 500 && reply.status !== 429 && !reply.ok && !late)
        throw new Error(`refused with ${reply.status}: ${text}`);
    }
    if (performance.now() > end) throw new Error(`no answer in two minutes: ${reply}`);
    await pause(BETWEEN_MS);
  }
}

function send(user: LinkedUser, post: PlannedPost, key: string, now: Date): Promise<Response> {
  const entries = entriesOf(user, post);
  const form = new FormData();
  form.set(
    'platforms',
    JSON.stringify(
      entries.map(({ place, text }) => ({
        platform_id: place.platformId,
        page_id: place.pageId,
        content: text,
      })),
    ),
  );
  form.set('request_key', key);
  for (const { platform, platformId } of new Set(entries.map(({ place }) => place)))
    if (platform === 'instagram' || post.pictures.includes(platform))
      form.set(`media_${platformId}`, new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'picture.png');
  if (post.dueInMs === null) return user.client.post('/api/posts/publish', form);
  form.set('scheduled_time', localTime(new Date(now.getTime() + post.dueInMs)));
  form.set('timezone', 'UTC');
  return user.client.post('/api/posts/schedule', form);
}

function entriesOf(user: LinkedUser, post: PlannedPost) {
  return post.entries.map(({ place, text }) => {
    const found = user.places[place];
    if (!found) throw new Error(`the user has no place ${place}`);
    return { place: found, text };
  });
}

function acceptedOf(body: string, user: LinkedUser, post: PlannedPost): Accepted[] {
  const { results } = JSON.parse(body) as { results: { id: string }[] };
  const entries = entriesOf(user, post);
  if (results.length !== entries.length)
    throw new Error(`${results.length} results for ${entries.length} targets`);
  return results.map(({ id }, n) => ({
    id,
    platform: entries[n]?.place.platform ?? '',
    text: entries[n]?.text ?? '',
  }));
}

/** Whole seconds, rounded up: `YYYY-MM-DD HH:mm:ss`. */
const localTime = (at: Date): string =>
  new Date(Math.ceil(at.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
