import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { suggestTime } from '@carillon/contracts/http/posts/suggest-time.ts';
import { useApi, useNotices } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';
import { refusalText } from '../../../lib/refusal-text.ts';
import { type Outgoing, sendPost } from '../../../lib/send-post.ts';

/** Keeps the post for its time. Like publishing, it may be sent again after a failure. */
export function useSchedule() {
  const api = useApi();
  const notices = useNotices();
  const mutation = useMutation({
    mutationFn: (post: Outgoing) => sendPost(api, schedulePosts, post),
    onError: () => notices.danger('Failed to schedule post'),
  });
  const error = mutation.error
    ? `Failed to schedule post: ${refusalText(mutation.error, 'the server did not answer. Please try again.')}`
    : null;
  return { ...mutation, text: error };
}

/** A good time for these networks, in the browser's zone. */
export function useSuggestedTime(timezone: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (platforms: string) => api.call(suggestTime, { query: { platforms, timezone } }),
  });
}
