import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import type { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { type ApiClient, asApiError } from '@carillon/sdk/index.ts';
import { isUnanswered } from './request.ts';

export interface Outgoing {
  readonly form: FormData;
  /** An earlier, different form with the same key may have been taken. */
  readonly askFirst: boolean;
}

export interface Outcome {
  readonly postId: string;
  readonly results: PublicationView[];
  /** An earlier form was taken, and this one was not sent. */
  readonly earlier: boolean;
}

/** Sends a post off, and finds out whether it was taken when no answer comes. */
export async function sendPost(
  api: ApiClient,
  operation: typeof publishPosts | typeof schedulePosts,
  { form, askFirst }: Outgoing,
  onProgress?: (share: number) => void,
): Promise<Outcome> {
  const key = String(form.get('request_key'));
  const earlier = askFirst ? await findTaken(api, key) : null;
  if (earlier) return { ...earlier, earlier: true };
  try {
    return outcomeOf(await api.upload(operation, form, { onProgress }));
  } catch (error) {
    const taken = isUnanswered(error) ? await findTaken(api, key).catch(() => null) : null;
    if (taken) return taken;
    throw error;
  }
}

/**
 * What came of the request with this key; null when none was taken. A repeated call answers as the first did, and
 * one that names no network makes no post: so the empty repeat is a question.
 */
export async function findTaken(api: ApiClient, key: string): Promise<Outcome | null> {
  const question = new FormData();
  question.set('platforms', '[]');
  question.set('request_key', key);
  try {
    return outcomeOf(await api.upload(publishPosts, question));
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
