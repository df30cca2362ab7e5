import { randomUUID } from 'node:crypto';
import { type ConnectedUser, reconnect } from '../../../deploy/standalone/testing/connected-user.ts';
import { PNG } from '../../../deploy/standalone/testing/sample-media.ts';
import type { PlannedPost } from '../plan/posts.ts';
import { answerOf } from './ask-until-answered.ts';

/** A publication that Carillon has accepted, with the words that it was accepted with. */
export interface Accepted {
  readonly id: string;
  readonly postId: string;
  readonly platform: string;
  /** Where it should appear, by the network's name. */
  readonly authorId: string;
  readonly text: string;
}

/**
 * Presses the button, and presses it again with the same idempotency key until there is an answer, as the web app does.
 * @param now the time by the clock that judges it
 * @throws Error when Carillon refuses
 */
export async function press(user: ConnectedUser, post: PlannedPost, now: () => Date): Promise<Accepted[]> {
  const key = randomUUID();
  const { ok, status, text } = await answerOf(
    async () => {
      const reply = await send(user, post, key, now());
      // A network has forgotten the user, who reconnects it and presses again.
      if (reply.status === 409) await reconnect(user).catch(() => undefined);
      return reply;
    },
    (code, message) =>
      (code === 409 && message.includes('not_connected')) ||
      // Its time passed while Carillon was away: the user chooses a later one.
      (code === 422 && message.includes('scheduled_time')),
  );
  if (!ok) throw new Error(`refused with ${status}: ${text}`);
  return acceptedOf(text, user, post);
}

function send(user: ConnectedUser, post: PlannedPost, key: string, now: Date): Promise<Response> {
  const entries = entriesOf(user, post);
  const form = new FormData();
  form.set(
    'platforms',
    JSON.stringify(
      entries.map(({ place, text }) => ({
        platform_id: place.platformId,
        page_id: place.pageId,
        content: text,
        ...(post.comment !== null && { first_comment: post.comment }),
      })),
    ),
  );
  form.set('idempotency_key', key);
  for (const { platform, platformId } of new Set(entries.map(({ place }) => place)))
    if (platform === 'instagram' || post.pictures.includes(platform))
      form.set(`media_${platformId}`, new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'picture.png');
  if (post.dueInMs === null) return user.client.post('/api/posts/publish', form);
  form.set('scheduled_time', localTime(new Date(now.getTime() + post.dueInMs)));
  form.set('timezone', 'UTC');
  return user.client.post('/api/posts/schedule', form);
}

function entriesOf(user: ConnectedUser, post: PlannedPost) {
  return post.entries.map(({ place, text }) => {
    const placeOfUser = user.places[place];
    if (!placeOfUser) throw new Error(`the user has no place ${place}`);
    return { place: placeOfUser, text };
  });
}

function acceptedOf(body: string, user: ConnectedUser, post: PlannedPost): Accepted[] {
  const { results, post_id } = JSON.parse(body) as { post_id: string; results: { id: string }[] };
  const entries = entriesOf(user, post);
  if (results.length !== entries.length)
    throw new Error(`${results.length} results for ${entries.length} targets`);
  return results.map(({ id }, n) => ({
    id,
    postId: post_id,
    platform: entries[n]?.place.platform ?? '',
    authorId: entries[n]?.place.authorId ?? '',
    text: entries[n]?.text ?? '',
  }));
}

/** Whole seconds, rounded up: `YYYY-MM-DD HH:mm:ss`. */
export const localTime = (at: Date): string =>
  new Date(Math.ceil(at.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
