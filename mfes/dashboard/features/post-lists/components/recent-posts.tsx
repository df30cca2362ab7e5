import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { QueryView, useMay, useNow, useToasts } from '@carillon/sdk/index.ts';
import { EmptyState, LoadingState } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect } from 'react';
import type { useUserPosts } from '../api/use-user-posts.ts';
import type { Place } from '../group-posts.ts';
import { postGroups, type Shown } from './post-groups.tsx';

interface RecentPostsProps extends Shown {
  readonly posts: ReturnType<typeof useUserPosts>;
  readonly drafts: ListedDrafts;
}

/** What is being written, which stands among the posts; null when there is nothing. */
interface ListedDrafts {
  readonly pending: boolean;
  readonly group: ReactNode;
}

/** They come before what is being written. */
const URGENT: readonly Place[] = ['attention', 'checked'];
const CALM: readonly Place[] = ['next', 'over'];

/** What needs its owner, and what is being written. */
export function RecentPosts({ posts, drafts, ...shown }: RecentPostsProps): ReactNode {
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
            {(data) => <ToDo targets={data} drafts={drafts.group} posts={posts} {...shown} />}
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

interface ToDoProps extends Shown {
  readonly targets: readonly UserPost[];
  readonly drafts: ReactNode;
  readonly posts: RecentPostsProps['posts'];
}

function ToDo({ targets, drafts, posts, ...shown }: ToDoProps): ReactNode {
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
  const groups = postGroups({ posts: { ...posts, data: targets }, places: URGENT, now, ...shown });
  return (
    <>
      {groups}
      {drafts}
      {!groups && !drafts && <p className="muted">Nothing needs you right now.</p>}
    </>
  );
}

/** What is planned and what went out. */
export function PostLists({ posts, ...shown }: Omit<RecentPostsProps, 'drafts'>): ReactNode {
  const now = useNow();
  const groups = postGroups({ posts, places: CALM, now, ...shown });
  return (
    groups && (
      <section className="page dash-section" aria-labelledby="scheduled">
        <h2 id="scheduled" tabIndex={-1}>
          Scheduled and sent
        </h2>
        {groups}
      </section>
    )
  );
}
