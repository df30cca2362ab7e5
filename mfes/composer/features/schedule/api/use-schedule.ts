import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { suggestTime } from '@carillon/contracts/http/posts/suggest-time.ts';
import { useApi, useNotices } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFailed, isFailure, refusalText } from '../../../lib/refusal-text.ts';
import { type Outgoing, sendPost } from '../../../lib/send-post.ts';

/** Keeps the post for its time. Like publishing, it may be sent again after a failure. */
export function useSchedule() {
  const api = useApi();
  const notices = useNotices();
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: ({ signal, ...post }: Outgoing & { signal: AbortSignal }) => {
      setProgress(0);
      return sendPost(api, schedulePosts, post, { onProgress: setProgress, signal });
    },
    onError: (cause) => isFailure(cause) && notices.danger('Failed to schedule post'),
  });
  const { error } = mutation;
  const failed = error !== null && hasFailed(error);
  return { ...mutation, progress, text: error && textOf(error), failed };
}

function textOf(error: Error): string {
  const words = refusalText(error, 'please try again.');
  return isFailure(error) ? `Failed to schedule post: ${words}` : words;
}

/** A good time for these networks, in the browser's zone. */
export function useSuggestedTime(timezone: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (platforms: string) => api.call(suggestTime, { query: { platforms, timezone } }),
  });
}
