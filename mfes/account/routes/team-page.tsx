import { listInvitations } from '@carillon/contracts/http/identity/members/list-invitations.ts';
import { listActivity } from '@carillon/contracts/http/notifications/list-activity.ts';
import { useMay, useSession } from '@carillon/sdk/index.ts';
import { Button, LoadingState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApprovalPanel } from '../features/team/components/approval-panel.tsx';
import { InvitationsPanel } from '../features/team/components/invitations-panel.tsx';
import { MembersPanel } from '../features/team/components/members-panel.tsx';
import { RoleHelp } from '../features/team/components/role-help.tsx';
import { WorkspacePanel } from '../features/team/components/workspace-panel.tsx';
import teamStyles from '../features/team/styles.css';
import { WritingEnginePanel } from '../features/writing-engine/components/writing-engine-panel.tsx';
import { AccountPage } from '../lib/account-page.tsx';
import { useConfirmation } from '../lib/use-confirmation.ts';

/** The people who work in the workspace with the user. */
export function TeamPage(): ReactNode {
  const { user } = useSession();
  const invites = useMay(listInvitations);
  const reads = useMay(listActivity);
  useConfirmation();
  return (
    <AccountPage>
      <style href="account-team" precedence="default">
        {teamStyles}
      </style>
      <PageHeader
        title={t`Team`}
        line={t`The people in this workspace and what they can do.`}
        action={
          reads && (
            <Button href="/account/team/activity">
              <Trans>Activity</Trans>
            </Button>
          )
        }
      />
      {user ? (
        <>
          <WorkspacePanel user={user} />
          <MembersPanel />
          <ApprovalPanel user={user} />
          <WritingEnginePanel />
          {invites && <InvitationsPanel />}
          <RoleHelp />
        </>
      ) : (
        <LoadingState rows={6} />
      )}
    </AccountPage>
  );
}
