import { ChevronLeftIcon, EmptyState, FailedState, Skeleton } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { usePost } from '../features/post/api/use-post.ts';
import { PostView } from '../features/post/components/post-view.tsx';
import { reasonOf } from '../lib/reason.ts';
import { Styles } from '../lib/styles.tsx';

/** One post, at /posts/:id. */
export function PostPage(): ReactNode {
  const { id: first = '', '*': rest } = useParams();
  // Whatever else stands behind the id is no post's address.
  const id = rest ? `${first}/${rest}` : first;
  return (
    <div className="page">
      <Styles />
      <a href="/dashboard#posts" className="dash-back">
        <ChevronLeftIcon size={16} /> Your posts
      </a>
      <Shown key={id} id={id} />
    </div>
  );
}

function Shown({ id }: { id: string }): ReactNode {
  const post = usePost(id);
  if (post.missing) return <Missing />;
  if (post.data) return <PostView post={post.data} />;
  if (post.error)
    return (
      <>
        <h1>Post</h1>
        <FailedState title="Failed to fetch post" onRetry={() => void post.refetch()}>
          {reasonOf(post.error)} Your post is safe on the server.
        </FailedState>
      </>
    );
  return (
    <>
      <h1>Post</h1>
      <div className="panel" aria-busy="true">
        <Skeleton active paragraph={{ rows: 5 }} />
      </div>
    </>
  );
}

const Missing = (): ReactNode => (
  <>
    <h1>Post not found</h1>
    <EmptyState
      title="There is no such post among yours"
      action={<a href="/dashboard#posts">Go to your posts</a>}
    >
      It may have been deleted, or it belongs to another account.
    </EmptyState>
  </>
);
