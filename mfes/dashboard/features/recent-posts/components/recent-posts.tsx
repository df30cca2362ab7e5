import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { EmptyState, FailedState, Skeleton } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useUserPosts } from '../api/use-user-posts.ts';
import { PostRow } from './post-row.tsx';

const MOST = 20;

/** What is planned and what went out. */
export function RecentPosts(): ReactNode {
  const posts = useUserPosts();
  return (
    <section className="page" style={{ gap: 16 }} aria-labelledby="posts">
      <h2 id="posts" tabIndex={-1} style={{ fontSize: 20, scrollMarginTop: 80 }}>
        Your posts
      </h2>
      {posts.isPending ? (
        <div className="panel" aria-busy="true">
          <Skeleton active paragraph={{ rows: 3 }} />
        </div>
      ) : posts.error ? (
        <FailedState title="Failed to fetch posts" onRetry={() => void posts.refetch()}>
          {posts.error.message}. Your posts are safe on the server.
        </FailedState>
      ) : (
        <PostList posts={posts.data} />
      )}
    </section>
  );
}

function PostList({ posts }: { posts: readonly UserPost[] }): ReactNode {
  if (posts.length === 0)
    return (
      <EmptyState title="Nothing here yet" action={<a href="/create-post">Create a post</a>}>
        Posts that you publish or schedule appear here with what came of them.
      </EmptyState>
    );
  return (
    <ul className="panel" style={{ listStyle: 'none', margin: 0, paddingBlock: 8 }}>
      {posts.slice(0, MOST).map((post) => (
        <PostRow key={post.id} post={post} />
      ))}
    </ul>
  );
}
