import { asApiError } from '@carillon/sdk/index.ts';
import { CanceledError } from './canceled-error.ts';

/** One thing that the user means to send. Its key keeps it from going out twice, also across a reload. */
export interface PostRequest {
  readonly key: string;
  /** All that is sent, to tell whether it has changed. */
  readonly meant: string;
  /** The post's text as it was sent. */
  readonly text: string;
  /** It was sent, and nobody knows whether it was taken. */
  readonly open: boolean;
}

export type Meant = Pick<PostRequest, 'meant' | 'text'>;

/** The request to send now. The last one as long as it may be out, whatever is meant now. */
export function nextRequest(last: PostRequest | null, now: Meant, newKey: () => string): PostRequest {
  const same = last !== null && (last.open || last.meant === now.meant);
  return same ? last : { ...now, key: newKey(), open: false };
}

/** A request that may have been taken. */
export interface Unsettled {
  readonly key: string;
  /** Something else is meant now. */
  readonly changed: boolean;
}

/**
 * What may have been taken of the same post, and has to be settled before it is sent: by this page's last call, and by
 * other tabs, which send the same words.
 */
export const unsettledOf = (
  last: PostRequest | null,
  heard: readonly PostRequest[],
  { meant, text }: Meant,
): Unsettled[] =>
  [last?.open ? last : [], heard.filter((one) => one.text === text && one.key !== last?.key)]
    .flat()
    .map((one) => ({ key: one.key, changed: one.meant !== meant }));

/** What is known of a request after its call failed: a refusal says that this call made no post. Null when it is over. */
export const afterFailure = (request: PostRequest, error: unknown): PostRequest | null =>
  error instanceof CanceledError && (error.known === 'untaken' || error.known === 'overtaken')
    ? null
    : { ...request, open: request.open || isUnanswered(error) };

/** No answer, or one that a server gives when it lost its own way: the post may be made. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof CanceledError) return error.known === 'unknown';
  const refusal = asApiError(error);
  return refusal === null || refusal.status >= 500;
}

/** The same without a server’s own word that it failed: nothing came back, or only that a part of it is not there. */
export function gotNoAnswer(error: unknown): boolean {
  const refusal = asApiError(error);
  return refusal === null || refusal.status > 500;
}
