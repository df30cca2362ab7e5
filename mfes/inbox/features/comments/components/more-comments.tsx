import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { useComments } from '../api/use-comments.ts';

type Query = Pick<
  ReturnType<typeof useComments>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** The way to older comments; when they could not be had, what stands stays and they are asked for again. */
export function MoreComments({ query }: { query: Query }): ReactNode {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: failed, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className="inbox-more">
      {failed && <p role="alert">Older comments could not be loaded.</p>}
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {failed ? 'Retry' : 'Older comments'}
      </Button>
    </div>
  );
}
