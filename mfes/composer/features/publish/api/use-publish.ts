import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { useApi, useNotices } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFailed, isFailure, isServersFault, refusalText } from '../../../lib/refusal-text.ts';
import { type Outgoing, sendPost } from '../../../lib/send-post.ts';

/** Sends the post off. The same form may be sent again after a failure: its request key keeps it from going out twice. */
export function usePublish() {
  const api = useApi();
  const notices = useNotices();
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    // Sending waits for a connection by itself, and can be canceled meanwhile.
    networkMode: 'always',
    mutationFn: ({ signal, ...post }: Outgoing & { signal: AbortSignal }) => {
      setProgress(0);
      return sendPost(api, publishPosts, post, { onProgress: setProgress, signal });
    },
    onError: (cause) => isFailure(cause) && notices.danger('Failed to publish posts'),
  });
  const { error } = mutation;
  const text = error && textOf(error);
  const failed = error !== null && hasFailed(error);
  return { ...mutation, progress, text, failed };
}

const FAILED = 'Failed to publish posts. Please try again.';

/** What was wrong with the post is said by itself; a fault of the server with what is to be done about it. */
function textOf(error: Error): string {
  const words = refusalText(error, '');
  return isServersFault(error) ? `${FAILED} ${words}`.trimEnd() : words;
}
