import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { bodyOf } from '../../../deploy/standalone/api-client.ts';
import type { ConnectedUser } from '../../../deploy/standalone/testing/connected-user.ts';
import { PNG } from '../../../deploy/standalone/testing/sample-media.ts';
import { localTime } from '../run/press.ts';

/** Makes a call, and notes how it went; null where its answer was not good. */
export type Record = (
  what: string,
  needs: readonly string[],
  call: () => Promise<Response>,
) => Promise<Response | null>;

export interface AtWork {
  readonly record: Record;
  isOver(): boolean;
}

const BETWEEN_MS = 700;
const DUE_IN_MS = 3_000;
/** A publication that failed while the networks were unreachable is retried by then. */
const OUT_WITHIN_MS = 300_000;
const LOOK_MS = 500;

/** Somebody’s posts, by their unique text. */
export interface Published {
  readonly user: ConnectedUser;
  /** Carillon has said that it has taken them. */
  readonly taken: ReadonlyMap<string, string>;
}

/**
 * Schedules a post with a picture for a moment later, again and again, and presses again with the same key until there is an
 * answer.
 */
export async function keepScheduling(user: ConnectedUser, { record, isOver }: AtWork): Promise<Published> {
  const publishedTexts = new Map<string, string>();
  while (!isOver()) {
    const [key, text] = [randomUUID(), `Bells ring ${randomUUID()}`];
    let reply: Response | null = null;
    while (!reply) {
      reply = await record('/api/posts/schedule', ['posts', 'identity'], () => schedule(user, key, text));
      if (!reply) await pause(BETWEEN_MS);
    }
    publishedTexts.set(text, ((await reply.json()) as { post_id: string }).post_id);
    await pause(BETWEEN_MS);
  }
  return { user, taken: publishedTexts };
}

function schedule({ client, places }: ConnectedUser, key: string, text: string): Promise<Response> {
  const [place] = places;
  const form = new FormData();
  const entry = { platform_id: place?.platformId, page_id: place?.pageId, content: text };
  form.set('platforms', JSON.stringify([entry]));
  form.set('idempotency_key', key);
  form.set('scheduled_time', localTime(new Date(Date.now() + DUE_IN_MS)));
  form.set('timezone', 'UTC');
  const picture = new Blob([new Uint8Array(PNG)], { type: 'image/png' });
  form.set(`media_${place?.platformId}`, picture, 'picture.png');
  return client.post('/api/posts/schedule', form);
}

/** Has posts written by the built-in writer, again and again. */
export async function keepWriting({ client }: ConnectedUser, { record, isOver }: AtWork): Promise<void> {
  while (!isOver()) {
    const reply = await record('/api/posts/create', ['ai'], () =>
      client.post('/api/posts/create', { content: 'Our new sourdough, out of the oven at six' }),
    );
    await reply?.arrayBuffer();
    await pause(BETWEEN_MS);
  }
}

/**
 * Waits until everything is published. Returns what isn't on the network exactly once, and what Carillon doesn't call
 * published.
 */
export async function faultsOf(all: readonly Published[], storeUri: string): Promise<string[]> {
  const end = performance.now() + OUT_WITHIN_MS;
  const statuses = async () => (await Promise.all(all.map(statusesOf))).flat();
  let posts = await statuses();
  while (posts.some(({ status }) => status !== 'published') && performance.now() < end) {
    await pause(LOOK_MS);
    posts = await statuses();
  }
  const counts = await countsOnNetwork(storeUri);
  return posts.flatMap(({ text, status }) => [
    ...(status === 'published' ? [] : [`“${text}” is ${status}`]),
    ...(counts.get(text) === 1 ? [] : [`“${text}” is on the network ${counts.get(text) ?? 0} times`]),
  ]);
}

const statusesOf = ({ user, taken }: Published) =>
  Promise.all(
    [...taken].map(async ([text, postId]) => {
      const { post } = await bodyOf<{ post: { results: { status: string }[] } }>(
        user.client.get(`/api/posts/${postId}`),
      );
      return { text, status: post.results[0]?.status ?? 'not there' };
    }),
  );

async function countsOnNetwork(storeUri: string): Promise<Map<string, number>> {
  const connection = await connectUnchecked(storeUri, 'carillon_sandbox');
  try {
    const rows = await connection
      .collection('posts')
      .find({}, { projection: { text: 1 } })
      .toArray();
    const groups = Map.groupBy(rows, ({ text }) => String(text));
    return new Map([...groups].map(([text, some]) => [text, some.length]));
  } finally {
    await connection.close();
  }
}
