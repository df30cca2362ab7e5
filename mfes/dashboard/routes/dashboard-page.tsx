import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import {
  connectionFact,
  disconnectedOf,
  publicationFact,
  useAuthors,
  useConnections,
  useDrafts,
  useMay,
  useOnPage,
  useSession,
} from '@carillon/sdk/index.ts';
import { Button, PageHeader, PenIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../features/banner/components/banner.tsx';
import { useAttentionDrafts } from '../features/drafts/api/use-attention-drafts.ts';
import { DraftItem } from '../features/drafts/components/draft-item.tsx';
import { DraftPanel } from '../features/drafts/components/draft-panel.tsx';
import { Analytics } from '../features/figures/components/analytics.tsx';
import { FirstSteps } from '../features/first-steps/components/first-steps.tsx';
import { GoOn } from '../features/go-on/components/go-on.tsx';
import { RowActions } from '../features/post/components/row-actions.tsx';
import { useRowDialog } from '../features/post/components/use-row-dialog.tsx';
import { useUserPosts } from '../features/post-lists/api/use-user-posts.ts';
import { AttentionPanel } from '../features/post-lists/components/attention-panel.tsx';
import { UpcomingPosts } from '../features/post-lists/components/upcoming-posts.tsx';
import { SocialLinks } from '../features/social-links/components/social-links.tsx';
import { WorkspaceName } from '../features/workspace-name/components/workspace-name.tsx';
import { Styles } from '../lib/styles.tsx';
import { usePlace } from '../lib/use-place.ts';
import { waitingFor } from '../lib/waiting-for.ts';

/** Shows what needs attention, upcoming posts, and the metrics. Every list is short and links to the full one. */
export function DashboardPage(): ReactNode {
  const { user } = useSession();
  const mayWrite = useMay(saveDraft);
  const connections = useConnections();
  const posts = useUserPosts();
  const drafts = useDrafts({ kept: 'true' });
  const attention = useAttentionDrafts(drafts);
  const authorOf = useAuthors(drafts.drafts.length > 0);
  const disconnected = disconnectedOf(connections);
  const targetsOf = (postId: string) => (posts.data ?? []).filter(({ post_id }) => post_id === postId);
  const rowDialog = useRowDialog(targetsOf, disconnected);
  usePlace();
  useOnPage([
    ...PLATFORM_NAMES.map(connectionFact),
    ...(posts.data ?? []).map(({ id }) => publicationFact(id)),
  ]);
  return (
    <div className="page dash-page">
      <Styles />
      <PageHeader
        title={user ? t`Welcome ${{ name: user.name }}` : t`Welcome`}
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
      <Banner {...{ connections, disconnected }} isNew={posts.data?.length === 0} />
      <GoOn />
      <WorkspaceName />
      <SocialLinks
        connections={connections}
        // Known where all that is open is there.
        waitingFor={(accounts) =>
          posts.data && !posts.next.open ? waitingFor(posts.data, accounts, connections.accounts) : null
        }
      />
      {mayWrite && posts.data?.length === 0 && !drafts.isPending && (
        <FirstSteps
          connected={connections.networks.some(({ check, connected }) => connected || check)}
          written={drafts.drafts.length > 0}
        />
      )}
      <section className="page dash-section" aria-labelledby="posts">
        <div className="dash-section-head">
          <h2 id="posts" tabIndex={-1}>
            <Trans>Your posts</Trans>
          </h2>
          <a href="/posts" className="tap">
            <Trans>All posts</Trans>
          </a>
        </div>
        <div className="dash-now-panels">
          <AttentionPanel
            posts={posts}
            disconnected={disconnected}
            drafts={attention.map((draft) => (
              <DraftItem key={draft.id} draft={draft} author={authorOf(draft.created_by)} />
            ))}
            actions={({ postId, text, targets }) => (
              <RowActions {...{ postId, text, targets, disconnected, rowDialog }} most={1} />
            )}
          />
          <UpcomingPosts posts={posts} disconnected={disconnected} />
          <DraftPanel drafts={drafts} without={attention} authorOf={authorOf} />
        </div>
      </section>
      <Analytics />
      {rowDialog.dialog}
    </div>
  );
}
