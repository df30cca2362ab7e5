import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { type Disconnected, QueryView, useMay, useNow, useToasts } from '@carillon/sdk/index.ts';
import { EmptyState, LoadingState } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect } from 'react';
import type { NextPage, useUserPosts } from '../api/use-user-posts.ts';
import { groupPosts, PLACES, type Place } from '../group-posts.ts';
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
                targets={data}
                disconnected={disconnected}
                drafts={drafts.group}
                actions={actions}
                next={posts.next}
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

interface PostListProps {
  readonly targets: readonly UserPost[];
  readonly disconnected: Disconnected;
  readonly drafts: ReactNode;
  readonly actions: PostActions;
  readonly next: RecentPostsProps['posts']['next'];
}

function PostList({ targets, disconnected, drafts, actions, next }: PostListProps): ReactNode {
  const now = useNow();
  const mayWrite = useMay(saveDraft);
  if (targets.length === 0)
    return (
      drafts ?? (
        <EmptyState title="Nothing here yet" action={mayWrite && <a href="/create-post">Create a post</a>}>
          Posts that you publish or schedule appear here with their results.
        </EmptyState>
      )
    );
  const groups = groupPosts(targets, disconnected, now);
  const nextOf: Partial<Record<Place, NextPage | null>> = {
    attention: next.failed,
    next: next.open,
    over: next.over,
  };
  // The posts of a page may all stand in another section.
  const places = PLACES.filter((place) => groups[place].length > 0 || nextOf[place]);
  const section = (place: Place): ReactNode => (
    <PostSection
      key={place}
      place={place}
      entries={groups[place]}
      disconnected={disconnected}
      now={now}
      actions={actions}
      next={nextOf[place] ?? null}
    />
  );
  return (
    <>
      {places.filter((place) => URGENT.includes(place)).map(section)}
      {drafts}
      {places.filter((place) => !URGENT.includes(place)).map(section)}
    </>
  );
}

/** They come before what is being written. */
const URGENT: readonly Place[] = ['attention', 'checked'];
