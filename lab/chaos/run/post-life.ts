import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectedUser } from '../../../deploy/standalone/testing/connected-user.ts';
import type { PlannedPost } from '../plan/posts.ts';
import { cancel, edit, editWhole, move } from './change.ts';
import type { Failures } from './failures.ts';
import { type Accepted, press } from './press.ts';
import { type Retry, retry } from './retry.ts';
import type { Words } from './words.ts';

/** The users' memory of Carillon's replies. */
export interface Memory {
  readonly words: Words;
  /** IDs of the publications it reported as stopped. */
  readonly stopped: Set<string>;
  readonly retries: Retry[];
  readonly failures: Failures;
  /** The time by the clock that judges the times that users give. */
  apiNow(): Date;
}

export interface PostLife {
  readonly accepted: readonly Accepted[];
  /** Goes on until nothing of it has failed any more that its user would publish again. */
  readonly retried: Promise<void>;
}

/** Presses the button, and then does what the plan's user does with the post. */
export async function livePost(user: ConnectedUser, post: PlannedPost, memory: Memory): Promise<PostLife> {
  const { words, stopped, apiNow } = memory;
  const accepted = await press(user, post, apiNow);
  const [first, last] = [accepted[0], accepted.at(-1)];
  const ids = accepted.map(({ id }) => id);
  const later = async (inMs: number | null, work: (post: Accepted) => Promise<void>): Promise<void> => {
    if (inMs === null || !first) return;
    await pause(inMs);
    await work(first);
  };
  const edited = later(post.edit?.inMs ?? null, async ({ id, postId }) => {
    const text = post.edit?.text ?? '';
    if (post.edit?.whole) await editWhole(user, words, { postId, ids }, text);
    else await edit(user, words, id, text);
  });
  await Promise.all([
    edited,
    later(post.cancelInMs, async ({ id }) => {
      if (await cancel(user, id)) stopped.add(id);
    }),
    later(post.moveInMs, () => (last ? move(user, last.id, apiNow) : Promise.resolve())),
  ]);
  return { accepted, retried: retryFailed(user, post, accepted, memory) };
}

async function retryFailed(
  user: ConnectedUser,
  { retry: plan }: PlannedPost,
  accepted: readonly Accepted[],
  { failures, words, retries }: Memory,
): Promise<void> {
  if (plan === 'none') return;
  const failed = await failures.among(accepted.map(({ id }) => id));
  retries.push(...(await retry(user, words, accepted, failed, plan)));
}
