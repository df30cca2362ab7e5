import { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { asApiError, errorText, useApi, useCancelableAction, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

export type SentimentResult = ReplyOf<typeof analyzeSentiment>;

/** A post that is looked at, and how its comments sound once that is known. */
export interface Analysis {
  readonly post: UserPost;
  readonly result: SentimentResult;
}

/** Whether the stored value is valid. It may also be missing. */
export const isAnalysis = (value: unknown): value is Analysis | null =>
  value === null || (typeof value === 'object' && 'post' in value && 'result' in value);

/** Reads and scores the comments of one post at a time. */
export function useAnalysis(onDone: (analysis: Analysis) => void) {
  const api = useApi();
  const toasts = useToasts();
  const analysis = useCancelableAction(
    ({ response_post_id, platform }: UserPost, signal) =>
      api.call(analyzeSentiment, { body: { post_id: response_post_id ?? '', platform }, signal }),
    {
      onDone(result, post) {
        onDone({ post, result });
        toasts.success(t`Sentiment analysis completed!`);
      },
    },
  );
  return { ...analysis, error: analysis.busy ? null : analysis.error };
}

export const FAILED = t`Failed to analyze sentiment`;

interface Problem {
  readonly title: string;
  readonly reason?: string;
  /** It helps to connect the account. */
  readonly reconnect: boolean;
}

/** Why there is no result, and whether connecting the account helps. */
export function problemOf(error: Error): Problem {
  const refusal = asApiError(error);
  if (refusal?.status === 401)
    return { title: t`Authentication error. Please reconnect your account.`, reconnect: true };
  const [field] = refusal?.fieldErrors.post_id ?? refusal?.fieldErrors.platform ?? [];
  if (field !== undefined) return { title: field, reconnect: false };
  return { title: FAILED, reason: errorText(error), reconnect: refusal?.code === 'not_connected' };
}
