import type { Member } from '@carillon/contracts/http/identity/members/list-members.ts';
import { removeMember } from '@carillon/contracts/http/identity/members/remove-member.ts';
import { QueryView, useMay, useMembers, useSession } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { MemberList } from './member-list.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { RoleDialog } from './role-dialog.tsx';

const HEADING = 'team-members';
const home = (): HTMLElement | null => document.getElementById(HEADING);

/** The workspace's members, and the changes that owners can make to them. */
export function MembersPanel(): ReactNode {
  const query = useMembers();
  const { user } = useSession();
  const manages = useMay(removeMember);
  const [changing, setChanging] = useState<Member | null>(null);
  const [removing, setRemoving] = useState<Member | null>(null);
  return (
    <section className="panel account-card team-card" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        <Trans>Members</Trans>
      </h2>
      <QueryView
        query={query}
        failed={t`Couldn’t load the members`}
        safe={t`Your team hasn’t changed.`}
        rows={3}
      >
        {(members) => (
          <>
            <MemberList members={members} manages={manages} onRole={setChanging} onRemove={setRemoving} />
            {members.length === 1 && (
              <p className="muted">
                <Trans>You’re the only member.</Trans>{' '}
                {manages && <Trans>Invite the people you plan posts with.</Trans>}
              </p>
            )}
            {!manages && (
              <p className="muted">
                <Trans>Owners invite and remove members, and change their roles.</Trans>
              </p>
            )}
          </>
        )}
      </QueryView>
      {changing && (
        <RoleDialog
          member={changing}
          own={changing.id === user?.id}
          home={home}
          onClose={() => setChanging(null)}
        />
      )}
      {removing && <RemoveQuestion member={removing} home={home} onClose={() => setRemoving(null)} />}
    </section>
  );
}
