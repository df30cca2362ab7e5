import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import {
  connectionFact,
  publicationFact,
  unlinkedOf,
  useConnections,
  useOnPage,
  useSession,
} from '@carillon/sdk/index.ts';
import { PageHeader } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { Banner } from '../features/banner/components/banner.tsx';
import { GoOn } from '../features/go-on/components/go-on.tsx';
import { useUserPosts } from '../features/recent-posts/api/use-user-posts.ts';
import { RecentPosts } from '../features/recent-posts/components/recent-posts.tsx';
import { waitingFor } from '../features/recent-posts/waiting-for.ts';
import { SocialLinks } from '../features/social-links/components/social-links.tsx';
import { Styles } from '../lib/styles.tsx';
import { usePlace } from '../lib/use-place.ts';

export function DashboardPage(): ReactNode {
  const { user } = useSession();
  const connections = useConnections();
  const posts = useUserPosts();
  const unlinked = unlinkedOf(connections);
  usePlace();
  useOnPage([
    ...PLATFORM_NAMES.map(connectionFact),
    ...(posts.data?.targets ?? []).map(({ id }) => publicationFact(id)),
  ]);
  return (
    <div className="page">
      <Styles />
      <PageHeader
        title={user ? `Welcome ${user.name}` : 'Welcome'}
        line="Link the accounts you publish to, and see what came of your posts."
      />
      <Banner
        connections={connections}
        unlinked={unlinked}
        waitingFor={(platforms) => (posts.data ? waitingFor(posts.data.targets, platforms) : null)}
      />
      <GoOn />
      <SocialLinks connections={connections} />
      <RecentPosts posts={posts} unlinked={unlinked} />
    </div>
  );
}
