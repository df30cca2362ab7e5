import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { useConnections, useSession, useShell } from '@carillon/sdk/index.ts';
import { Button, PageHeader } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { GoOn } from '../features/go-on/components/go-on.tsx';
import { RecentPosts } from '../features/recent-posts/components/recent-posts.tsx';
import { SocialLinks } from '../features/social-links/components/social-links.tsx';
import { StatusAlert } from '../features/status-alert/components/status-alert.tsx';
import { Styles } from '../lib/styles.tsx';
import { usePlace } from '../lib/use-place.ts';

export function DashboardPage(): ReactNode {
  const shell = useShell();
  const { user } = useSession();
  const connections = useConnections();
  const unlinked = new Set(PLATFORM_NAMES.filter((name) => connections[name].data?.connected === false));
  usePlace();
  const [leaving, setLeaving] = useState(false);
  const logOut = async (): Promise<void> => {
    setLeaving(true);
    await shell.session.logout();
  };
  return (
    <div className="page">
      <Styles />
      <PageHeader
        title={user ? `Welcome ${user.name}` : 'Welcome'}
        line="Link the accounts you publish to, and see what came of your posts."
        action={
          <Button onClick={logOut} loading={leaving}>
            Log Out
          </Button>
        }
      />
      <StatusAlert unlinked={unlinked} />
      <GoOn />
      <SocialLinks connections={connections} />
      <RecentPosts unlinked={unlinked} />
    </div>
  );
}
