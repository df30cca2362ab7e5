import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { withdrawRequest } from '@carillon/contracts/http/posts/withdraw-request.ts';
import { type ApiClient, asApiError } from '@carillon/sdk/index.ts';

export interface Outcome {
  readonly postId: string;
  readonly results: PublicationView[];
  /** An earlier form was taken, and this one was not sent. */
  readonly earlier: boolean;
  /** Of the request that was taken, where that is another one than was to be sent. */
  readonly key?: string;
}

export const outcomeOf = (
  post: { post_id: string; results: PublicationView[] },
  earlier = false,
): Outcome => ({
  postId: post.post_id,
  results: post.results,
  earlier,
});

/**
 * What came of the request with this key so far; null when none was taken yet. A repeated call answers as the first
 * did, and one that names no network makes no post: so the empty repeat is a question.
 */
export async function findTaken(api: ApiClient, key: string, signal?: AbortSignal): Promise<Outcome | null> {
  const question = new FormData();
  question.set('platforms', '[]');
  question.set('request_key', key);
  try {
    return outcomeOf(await api.upload(publishPosts, question, { signal }));
  } catch (error) {
    if (asApiError(error)?.code === 'validation_failed' || isWithdrawn(error)) return null;
    throw error;
  }
}

/** The same, and when none was taken, none is from now on. */
export async function withdraw(api: ApiClient, key: string, signal?: AbortSignal): Promise<Outcome | null> {
  const { taken } = await api.call(withdrawRequest, { params: { request_key: key }, signal });
  return taken && outcomeOf(taken);
}

/** A refusal because the key was withdrawn: nothing is ever taken under it. */
export const isWithdrawn = (error: unknown): boolean => asApiError(error)?.code === 'conflict';
