import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import {
  disconnectedOf,
  publicationFact,
  QueryView,
  useAccountZone,
  useConnections,
  useDrafts,
  useMay,
  useOnPage,
} from '@carillon/sdk/index.ts';
import { Button, EmptyState, PageHeader, PenIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { DraftGroup } from '../features/drafts/components/draft-group.tsx';
import { DraftList } from '../features/drafts/components/draft-list.tsx';
import { BulkBar } from '../features/post/components/bulk-bar.tsx';
import { RowActions } from '../features/post/components/row-actions.tsx';
import { useRowDialog } from '../features/post/components/use-row-dialog.tsx';
import { useFoundPosts } from '../features/post-lists/api/use-found-posts.ts';
import { FoundList } from '../features/post-lists/components/found-list.tsx';
import { PostFilters } from '../features/post-lists/components/post-filters.tsx';
import { listFoundEntries } from '../features/post-lists/group-posts.ts';
import {
  isDraftView,
  isFiltered,
  NO_FILTER,
  type PostFilter,
  queryOf,
  usePostFilter,
} from '../features/post-lists/model/post-filter.ts';
import { Styles } from '../lib/styles.tsx';
import { useSelection } from '../lib/use-selection.ts';

/** All posts of the workspace, at /posts: searched, filtered, and changed many at a time. */
export function PostsPage(): ReactNode {
  const [filter, choose] = usePostFilter();
  const mayWrite = useMay(saveDraft);
  const connections = useConnections();
  return (
    <div className="page dash-page">
      <Styles />
      <PageHeader
        title={t`Posts`}
        line={t`Every draft and post in this workspace.`}
        action={
          mayWrite && (
            <div className="dash-create">
              <Button type="primary" size="large" href="/create-post" icon={<PenIcon size={16} />}>
                <Trans>Create Post</Trans>
              </Button>
            </div>
          )
        }
      />
      <PostFilters filter={filter} connections={connections} onChange={choose} />
      {filter.view === 'all' && !isFiltered(filter) && <LastDrafts />}
      {isDraftView(filter.view) ? (
        <Drafts
          key={filter.view}
          view={filter.view}
          text={filter.text}
          onClear={() => choose({ text: '' })}
        />
      ) : (
        <FoundPosts filter={filter} disconnected={disconnectedOf(connections)} onChoose={choose} />
      )}
    </div>
  );
}

/** The last drafts, above all posts. */
function LastDrafts(): ReactNode {
  const drafts = useDrafts();
  return drafts.drafts.length > 0 || drafts.isError ? <DraftGroup drafts={drafts} /> : null;
}

interface DraftsProps {
  readonly view: 'drafts' | 'review';
  readonly text: string;
  onClear(): void;
}

/** Only drafts: all of them, or those that wait for approval. */
function Drafts({ view, text, onClear }: DraftsProps): ReactNode {
  const drafts = useDrafts(view === 'review' ? { review: 'requested' } : {});
  const mayWrite = useMay(saveDraft);
  return (
    <QueryView
      query={drafts}
      failed={t`Couldn’t load your drafts`}
      level={2}
      safe={t`They’re safe on the server.`}
      rows={5}
    >
      {() =>
        drafts.drafts.length > 0 ? (
          <DraftList drafts={drafts} text={text} canSelect={mayWrite} onClear={onClear} />
        ) : view === 'review' ? (
          <EmptyState level={2} title={t`Nothing is waiting for approval`}>
            <Trans>Drafts sent for approval appear here.</Trans>
          </EmptyState>
        ) : (
          <EmptyState
            level={2}
            title={t`No drafts`}
            action={
              <a href="/create-post">
                <Trans>Create a post</Trans>
              </a>
            }
          >
            <Trans>Drafts you start appear here.</Trans>
          </EmptyState>
        )
      }
    </QueryView>
  );
}

interface FoundProps {
  readonly filter: PostFilter;
  readonly disconnected: ReturnType<typeof disconnectedOf>;
  onChoose(change: Partial<PostFilter>): void;
}

function FoundPosts({ filter, disconnected, onChoose }: FoundProps): ReactNode {
  const zone = useAccountZone();
  const mayWrite = useMay(saveDraft);
  const mayChange = useMay(cancelPublication);
  const search = useFoundPosts(queryOf(filter, disconnected, zone), true);
  const { posts } = search;
  const targetsOf = (postId: string) => posts.filter(({ post_id }) => post_id === postId);
  const rowDialog = useRowDialog(targetsOf, disconnected);
  const ids = useMemo(
    () => [...new Set((search.data?.pages ?? []).flatMap((page) => page.posts.map((one) => one.post_id)))],
    [search.data],
  );
  const selection = useSelection(ids);
  useOnPage(posts.map(({ id }) => publicationFact(id)));
  const rows = listFoundEntries(posts.filter(({ post_id }) => selection.has(post_id)));
  const filtered = isFiltered(filter) || filter.view !== 'all';
  return (
    <section aria-label={t`Posts`} id="posts" tabIndex={-1} className="dash-group">
      <QueryView
        query={search}
        failed={t`Failed to fetch posts`}
        level={2}
        safe={t`Your posts are safe on the server.`}
        rows={8}
      >
        {() => (
          <FoundList
            found={search}
            disconnected={disconnected}
            selection={selection}
            canSelect={mayChange}
            filtered={filtered}
            empty={
              <EmptyState
                level={2}
                title={t`Nothing here yet`}
                action={
                  mayWrite && (
                    <a href="/create-post">
                      <Trans>Create a post</Trans>
                    </a>
                  )
                }
              >
                <Trans>Posts you publish or schedule appear here with their results.</Trans>
              </EmptyState>
            }
            actions={({ postId, text, targets }) => (
              <RowActions {...{ postId, text, targets, disconnected, rowDialog }} />
            )}
            onClear={() => onChoose(NO_FILTER)}
          />
        )}
      </QueryView>
      <BulkBar rows={rows} disconnected={disconnected} allOf={targetsOf} onClear={() => selection.set([])} />
      {rowDialog.dialog}
    </section>
  );
}
