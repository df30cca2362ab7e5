import type { ConnectedUser } from '../../../deploy/standalone/testing/connected-user.ts';
import type { RetryPlan } from '../plan/posts.ts';
import type { Row } from '../system/ledger.ts';
import { answerOf } from './ask-until-answered.ts';
import { doneOf, edit } from './change.ts';
import type { Accepted } from './press.ts';
import type { Words } from './words.ts';

/** Carillon's answer to a user who wanted to retry a failed publication. */
export interface Retry {
  readonly id: string;
  /** When it had failed; a publication that was really tried again has another end. */
  readonly failedAt: number;
  /** Null if it should be published again, else the reason. */
  readonly refusal: string | null;
}

/** Publishes a post's failed targets again, as planned. Doesn't mention calls without an answer. */
export async function retry(
  user: ConnectedUser,
  words: Words,
  accepted: readonly Accepted[],
  failed: readonly Row[],
  plan: RetryPlan,
): Promise<Retry[]> {
  const [first] = failed;
  const postId = accepted[0]?.postId;
  if (plan === 'none' || !first || postId === undefined) return [];
  const failedAt = ({ endedAt }: Row): number => endedAt?.getTime() ?? 0;
  if (plan === 'post') {
    const reply = await answerOf(() => user.client.post(`/api/posts/${postId}/retry`, {}));
    const done = reply.ok ? doneOf(reply.text) : new Set();
    return failed
      .filter(({ id }) => done.has(id) || reply.sure)
      .map((row) => ({ id: row.id, failedAt: failedAt(row), refusal: done.has(row.id) ? null : reply.text }));
  }
  if (plan === 'edited') await edit(user, words, first.id, `Second try of ${first.id}.`);
  const reply = await answerOf(() => user.client.post(`/api/posts/publications/${first.id}/retry`, {}));
  if (!reply.ok && !reply.sure) return [];
  return [{ id: first.id, failedAt: failedAt(first), refusal: reply.ok ? null : reply.text }];
}

/**
 * Lists the retries whose outcome contradicts Carillon's answer: those it accepted and did not run, and those it
 * rejected though they had failed.
 */
export const brokenRetries = (retries: readonly Retry[], rows: readonly Row[]): string[] =>
  retries.flatMap(({ id, failedAt, refusal }) => {
    const row = rows.find((one) => one.id === id);
    if (row?.status !== 'failed' || row.endedAt?.getTime() !== failedAt) return [];
    const name = `${row.platform} ${id}`;
    return refusal === null
      ? `${name} was to be published again, and was not`
      : `${name} has failed, and could not be published again: ${refusal}`;
  });
