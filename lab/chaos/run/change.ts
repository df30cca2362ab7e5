import type { ConnectedUser } from '../../../deploy/standalone/testing/connected-user.ts';
import { answerOf } from './ask-until-answered.ts';
import { localTime } from './press.ts';
import type { Words } from './words.ts';

/** Stops a publication. True if Carillon says that it won't be published. */
export async function cancel(user: ConnectedUser, id: string): Promise<boolean> {
  const { ok } = await answerOf(() => user.client.post(`/api/posts/publications/${id}/cancel`, {}));
  return ok;
}

const MOVED_BY_MS = 3_000;

/** Gives a publication a later time, if that can still be done. */
export async function move(user: ConnectedUser, id: string, now: () => Date): Promise<void> {
  await answerOf(() => {
    const scheduled_time = localTime(new Date(now().getTime() + MOVED_BY_MS));
    return user.client.post(`/api/posts/publications/${id}/reschedule`, { scheduled_time, timezone: 'UTC' });
  });
}

/** Edits a publication's text if that is still possible, and records Carillon's reply. */
export async function edit(user: ConnectedUser, words: Words, id: string, content: string): Promise<void> {
  const { ok, sure } = await answerOf(() => user.client.patch(`/api/posts/publications/${id}`, { content }));
  if (ok) words.changed(id, content);
  else if (!sure) words.maybeChanged(id, content);
}

/** The same for all targets of a post, of which some may be out already. */
export async function editWhole(
  user: ConnectedUser,
  words: Words,
  { postId, ids }: { readonly postId: string; readonly ids: readonly string[] },
  content: string,
): Promise<void> {
  const { ok, sure, text } = await answerOf(() => user.client.patch(`/api/posts/${postId}`, { content }));
  const done = ok ? doneOf(text) : new Set();
  for (const id of ids) {
    if (done.has(id)) words.changed(id, content);
    else if (!sure) words.maybeChanged(id, content);
  }
}

/** The targets for which a whole post's reply reports success. */
export function doneOf(text: string): ReadonlySet<string> {
  const { results, refused } = JSON.parse(text) as {
    results: { id: string }[];
    refused: { publication_id: string }[];
  };
  const not = new Set(refused.map(({ publication_id }) => publication_id));
  return new Set(results.map(({ id }) => id).filter((id) => !not.has(id)));
}
