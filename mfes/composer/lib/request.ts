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

type Meant = Pick<PostRequest, 'meant' | 'text'>;

/** The request to send now. Another key only when something else is meant and the last one is certainly not out. */
export function nextRequest(last: PostRequest | null, now: Meant, newKey: () => string): PostRequest {
  const same = last !== null && (last.open || last.meant === now.meant);
  return same ? { ...last, ...now } : { ...now, key: newKey(), open: false };
}

/** Something else is meant than what may have been taken already: ask before sending it. */
export const mustAskFirst = (last: PostRequest | null, { meant }: Meant): boolean =>
  last?.open === true && last.meant !== meant;

/** What is known of a request after its call failed: a refusal says that this call made no post. */
export const afterFailure = (request: PostRequest, error: unknown): PostRequest => ({
  ...request,
  open: request.open || isUnanswered(error),
});

/** No answer, or one that a server gives when it lost its own way: the post may be made. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof CanceledError) return error.known !== 'unsent';
  const refusal = asApiError(error);
  return refusal === null || refusal.status >= 500;
}
