import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import type { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { type ApiClient, asApiError } from '@carillon/sdk/index.ts';
import { CanceledError } from './canceled-error.ts';
import { isOnline, whenOnline } from './online.ts';
import { isUnanswered } from './request.ts';

export interface Outgoing {
  readonly form: FormData;
  /** An earlier, different form with the same key may have been taken. */
  readonly askFirst: boolean;
  /** The same was sent before, and may have been taken. */
  readonly again: boolean;
}

export interface Outcome {
  readonly postId: string;
  readonly results: PublicationView[];
  /** An earlier form was taken, and this one was not sent. */
  readonly earlier: boolean;
}

export interface Sending {
  onProgress?(share: number): void;
  /** The user cancels. */
  readonly signal?: AbortSignal;
}

/** How long a canceled request may be asked about. */
const ASK_MS = 5_000;

/**
 * Sends a post off, and finds out whether it was taken when no answer comes. While the browser has no connection it
 * waits; what is repeated then has the same key. Canceled, it says what is known: a CanceledError, or the outcome
 * when it was too late.
 */
export async function sendPost(
  api: ApiClient,
  operation: typeof publishPosts | typeof schedulePosts,
  post: Outgoing,
  { onProgress, signal }: Sending = {},
): Promise<Outcome> {
  let began = post.again;
  try {
    for (;;) {
      await whenOnline(signal);
      try {
        return await attempt(api, operation, post, { onProgress, signal }, () => {
          began = true;
        });
      } catch (error) {
        if (signal?.aborted || !isUnanswered(error) || isOnline()) throw error;
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
    if (!began) throw new CanceledError('unsent');
    const taken = await findTaken(api, keyOf(post), AbortSignal.timeout(ASK_MS)).catch(
      () => 'unknown' as const,
    );
    if (taken === 'unknown') throw new CanceledError('unknown');
    if (taken === null) throw new CanceledError('untaken');
    return taken;
  }
}

async function attempt(
  api: ApiClient,
  operation: typeof publishPosts | typeof schedulePosts,
  post: Outgoing,
  { onProgress, signal }: Sending,
  onBegin: () => void,
): Promise<Outcome> {
  const earlier = post.askFirst ? await findTaken(api, keyOf(post), signal) : null;
  if (earlier) return { ...earlier, earlier: true };
  try {
    onBegin();
    return outcomeOf(await api.upload(operation, post.form, { onProgress, signal }));
  } catch (error) {
    if (signal?.aborted || !isUnanswered(error)) throw error;
    const taken = await findTaken(api, keyOf(post), signal).catch(() => null);
    if (taken) return taken;
    throw error;
  }
}

const keyOf = ({ form }: Outgoing): string => String(form.get('request_key'));

/**
 * What came of the request with this key; null when none was taken. A repeated call answers as the first did, and
 * one that names no network makes no post: so the empty repeat is a question.
 */
export async function findTaken(api: ApiClient, key: string, signal?: AbortSignal): Promise<Outcome | null> {
  const question = new FormData();
  question.set('platforms', '[]');
  question.set('request_key', key);
  try {
    return outcomeOf(await api.upload(publishPosts, question, { signal }));
  } catch (error) {
    if (asApiError(error)?.code === 'validation_failed') return null;
    throw error;
  }
}

const outcomeOf = ({ post_id, results }: { post_id: string; results: PublicationView[] }): Outcome => ({
  postId: post_id,
  results,
  earlier: false,
});
