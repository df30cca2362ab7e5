import { QueryView, type Unlinked, useNow, useToasts } from '@carillon/sdk/index.ts';
import { EmptyState } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect } from 'react';
import type { UserPosts, useUserPosts } from '../api/use-user-posts.ts';
import { groupPosts, PLACES } from '../group-posts.ts';
import type { Older } from './older-posts.tsx';
import type { PostActions } from './post-card.tsx';
import { PostSection } from './post-section.tsx';

interface RecentPostsProps {
  readonly posts: ReturnType<typeof useUserPosts>;
  readonly unlinked: Unlinked;
  readonly actions: PostActions;
}

/** What needs its owner, what is planned, and what went out. */
export function RecentPosts({ posts, unlinked, actions }: RecentPostsProps): ReactNode {
  useFailureToast(posts.error !== null && !posts.data);
  return (
    <section className="page dash-section" aria-labelledby="posts">
      <h2 id="posts" tabIndex={-1}>
        Your posts
      </h2>
      <QueryView query={posts} failed="Failed to fetch posts" safe="Your posts are safe on the server.">
        {(data) => <PostList posts={data} unlinked={unlinked} actions={actions} older={olderOf(posts)} />}
      </QueryView>
    </section>
  );
}

/** The page says it too, but whoever has scrolled away from there hears it as well. */
function useFailureToast(failed: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (failed) toasts.danger('Failed to fetch posts');
  }, [failed, toasts]);
}

function olderOf(posts: RecentPostsProps['posts']): Older | null {
  const { hasNextPage, isFetchingNextPage: busy, isFetchNextPageError: failed } = posts;
  return hasNextPage ? { busy, failed, load: () => void posts.fetchNextPage() } : null;
}

interface PostListProps {
  readonly posts: UserPosts;
  readonly unlinked: Unlinked;
  readonly actions: PostActions;
  readonly older: Older | null;
}

function PostList({ posts, unlinked, actions, older }: PostListProps): ReactNode {
  const now = useNow();
  if (posts.targets.length === 0)
    return (
      <EmptyState title="Nothing here yet" action={<a href="/create-post">Create a post</a>}>
        Posts that you publish or schedule appear here with their results.
      </EmptyState>
    );
  const groups = groupPosts(posts.targets, unlinked, now);
  const places = PLACES.filter((place) => groups[place].length > 0);
  return (
    <>
      {places.map((place) => (
        <PostSection
          key={place}
          place={place}
          entries={groups[place]}
          unlinked={unlinked}
          now={now}
          actions={actions}
          older={place === places.at(-1) ? older : null}
        />
      ))}
      {posts.left > 0 && (
        <p className="muted">
          {older
            ? `${posts.left.toLocaleString('en')} more are further back.`
            : `${posts.left.toLocaleString('en')} that go out later are not listed.`}
        </p>
      )}
    </>
  );
}
