import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import {
  connectionFact,
  disconnectedOf,
  publicationFact,
  useConnections,
  useMay,
  useOnPage,
  useSession,
} from '@carillon/sdk/index.ts';
import { Button, PageHeader, PenIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { Banner } from '../features/banner/components/banner.tsx';
import { useDrafts } from '../features/drafts/api/use-drafts.ts';
import { Analytics } from '../features/figures/components/analytics.tsx';
import { GoOn } from '../features/go-on/components/go-on.tsx';
import { RowActions } from '../features/post/components/row-actions.tsx';
import { useRowDialog } from '../features/post/components/use-row-dialog.tsx';
import { useUserPosts } from '../features/recent-posts/api/use-user-posts.ts';
import { PostLists, RecentPosts } from '../features/recent-posts/components/recent-posts.tsx';
import { UpcomingPosts } from '../features/recent-posts/components/upcoming-posts.tsx';
import type { PostEntry } from '../features/recent-posts/group-posts.ts';
import { SocialLinks } from '../features/social-links/components/social-links.tsx';
import { WorkspaceName } from '../features/workspace-name/components/workspace-name.tsx';
import { Styles } from '../lib/styles.tsx';
import { usePlace } from '../lib/use-place.ts';
import { waitingFor } from '../lib/waiting-for.ts';
import { DraftGroup } from './deferred.tsx';

export function DashboardPage(): ReactNode {
  const { user } = useSession();
  const mayWrite = useMay(saveDraft);
  const connections = useConnections();
  const posts = useUserPosts();
  const drafts = useDrafts();
  const disconnected = disconnectedOf(connections);
  const targetsOf = (postId: string) => (posts.data ?? []).filter(({ post_id }) => post_id === postId);
  const rowDialog = useRowDialog(targetsOf, disconnected);
  usePlace();
  useOnPage([
    ...PLATFORM_NAMES.map(connectionFact),
    ...(posts.data ?? []).map(({ id }) => publicationFact(id)),
  ]);
  const listed = {
    posts,
    disconnected,
    actions: ({ postId, text, targets }: PostEntry) => (
      <RowActions
        postId={postId}
        text={text}
        targets={targets}
        disconnected={disconnected}
        rowDialog={rowDialog}
      />
    ),
  };
  return (
    <div className="page dash-page">
      <Styles />
      <PageHeader
        title={user ? `Welcome ${user.name}` : 'Welcome'}
        action={
          mayWrite && (
            <div className="dash-create">
              <Button type="primary" size="large" href="/create-post" icon={<PenIcon size={16} />}>
                Create Post
              </Button>
            </div>
          )
        }
      />
      <Banner connections={connections} disconnected={disconnected} />
      <GoOn />
      <WorkspaceName />
      <SocialLinks
        connections={connections}
        // Known where all that is open is there.
        waitingFor={(platforms) =>
          posts.data && !posts.next.open ? waitingFor(posts.data, platforms) : null
        }
      />
      <RecentPosts
        {...listed}
        drafts={{
          pending: drafts.isPending,
          group: drafts.drafts.length > 0 || drafts.isError ? <DraftGroup drafts={drafts} /> : null,
        }}
      />
      <Analytics beside={<UpcomingPosts posts={posts} disconnected={disconnected} />} />
      <PostLists {...listed} />
      {rowDialog.dialog}
    </div>
  );
}
