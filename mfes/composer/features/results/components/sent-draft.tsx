import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { FailedState, Skeleton } from '@carillon/ui/index.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ResultsPanel } from './results-panel.tsx';

/** What came of a draft that was sent before this page was opened, or elsewhere. */
export function SentDraft({ postId, onAgain }: { postId: string; onAgain(): void }): ReactNode {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['sent', postId],
    queryFn: async () => (await api.call(getPost, { params: { id: postId } })).post.results,
    networkMode: 'always',
  });
  if (data) return <ResultsPanel postId={postId} results={data} onAgain={onAgain} />;
  if (!error)
    return (
      <div className="panel" aria-busy="true">
        <Skeleton active paragraph={{ rows: 3 }} />
      </div>
    );
  return (
    <FailedState
      title="Your post was sent, but its results could not be loaded."
      onRetry={() => void refetch()}
    >
      You also find it on the dashboard.
    </FailedState>
  );
}
