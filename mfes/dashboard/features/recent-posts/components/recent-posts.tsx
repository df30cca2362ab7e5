import { type Disconnected, QueryView, useNow, useToasts } from '@carillon/sdk/index.ts';
import { EmptyState, LoadingState } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect } from 'react';
import type { UserPosts, useUserPosts } from '../api/use-user-posts.ts';
import { groupPosts, PLACES, type Place } from '../group-posts.ts';
import type { Older } from './older-posts.tsx';
import type { PostActions } from './post-card.tsx';
import { PostSection } from './post-section.tsx';

interface RecentPostsProps {
  readonly posts: ReturnType<typeof useUserPosts>;
  readonly disconnected: Disconnected;
  readonly drafts: ListedDrafts;
  readonly actions: PostActions;
}

/** What is being written, which stands among the posts; null when there is nothing. */
interface ListedDrafts {
  readonly pending: boolean;
  readonly group: ReactNode;
}

/** What needs its owner, what is being written, what is planned, and what went out. */
export function RecentPosts({ posts, disconnected, drafts, actions }: RecentPostsProps): ReactNode {
  useFailureToast(posts.error !== null && !posts.data);
  return (
    <section className="page dash-section" aria-labelledby="posts">
      <h2 id="posts" tabIndex={-1}>
        Your posts
      </h2>
      {drafts.pending ? (
        <LoadingState rows={3} />
      ) : (
        <>
          {posts.error && !posts.data && drafts.group}
          <QueryView query={posts} failed="Failed to fetch posts" safe="Your posts are safe on the server.">
            {(data) => (
              <PostList
                posts={data}
                disconnected={disconnected}
                drafts={drafts.group}
                actions={actions}
                older={olderOf(posts)}
              />
            )}
          </QueryView>
        </>
      )}
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
  readonly disconnected: Disconnected;
  readonly drafts: ReactNode;
  readonly actions: PostActions;
  readonly older: Older | null;
}

function PostList({ posts, disconnected, drafts, actions, older }: PostListProps): ReactNode {
  const now = useNow();
  if (posts.targets.length === 0)
    return (
      drafts ?? (
        <EmptyState title="Nothing here yet" action={<a href="/create-post">Create a post</a>}>
          Posts that you publish or schedule appear here with their results.
        </EmptyState>
      )
    );
  const groups = groupPosts(posts.targets, disconnected, now);
  const places = PLACES.filter((place) => groups[place].length > 0);
  const section = (place: Place): ReactNode => (
    <PostSection
      key={place}
      place={place}
      entries={groups[place]}
      disconnected={disconnected}
      now={now}
      actions={actions}
      older={place === places.at(-1) ? older : null}
    />
  );
  return (
    <>
      {places.filter((place) => URGENT.includes(place)).map(section)}
      {drafts}
      {places.filter((place) => !URGENT.includes(place)).map(section)}
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

/** They come before what is being written. */
const URGENT: readonly Place[] = ['attention', 'checked'];
