import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { QueryView, useApi } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ResultsPanel } from './results-panel.tsx';

/** The results of a draft that was sent earlier or elsewhere. */
export function SentDraft({ postId, onAgain }: { postId: string; onAgain(at?: string): void }): ReactNode {
  const api = useApi();
  const query = useQuery({
    queryKey: ['sent', postId],
    queryFn: async () => (await api.call(getPost, { params: { id: postId } })).post.results,
    networkMode: 'always',
  });
  return (
    <QueryView
      query={query}
      failed={t`Your post was sent, but we couldn’t load its results.`}
      safe={t`You can also find it on the dashboard.`}
    >
      {(results) => <ResultsPanel postId={postId} results={results} onAgain={onAgain} />}
    </QueryView>
  );
}
