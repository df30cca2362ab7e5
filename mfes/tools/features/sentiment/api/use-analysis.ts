import { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { asApiError, errorText, useApi, useCancelableAction, useToasts } from '@carillon/sdk/index.ts';
import { useState } from 'react';

export type SentimentResult = ReplyOf<typeof analyzeSentiment>;

/** Reads and scores the comments of one post at a time. */
export function useAnalysis() {
  const api = useApi();
  const toasts = useToasts();
  const [result, setResult] = useState<SentimentResult | null>(null);
  const analysis = useCancelableAction(
    ({ response_post_id, platform }: UserPost, signal) =>
      api.call(analyzeSentiment, { body: { post_id: response_post_id ?? '', platform }, signal }),
    {
      onDone(found) {
        setResult(found);
        toasts.success('Sentiment analysis completed!');
      },
    },
  );
  const run = (post: UserPost): void => {
    if (!analysis.busy) setResult(null);
    void analysis.run(post);
  };
  return { ...analysis, run, result };
}

export const FAILED = 'Failed to analyze sentiment';

interface Problem {
  readonly title: string;
  readonly reason?: string;
  /** It helps to connect the account. */
  readonly reconnect: boolean;
}

/** Why there is no result, in the specification's words where it has some. */
export function problemOf(error: Error): Problem {
  const refusal = asApiError(error);
  if (refusal?.status === 401)
    return { title: 'Authentication error. Please reconnect your account.', reconnect: true };
  const [field] = refusal?.fieldErrors.post_id ?? refusal?.fieldErrors.platform ?? [];
  if (field !== undefined) return { title: field, reconnect: false };
  return { title: FAILED, reason: errorText(error), reconnect: refusal?.code === 'not_connected' };
}
