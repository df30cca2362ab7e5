import type { Member } from '@carillon/contracts/http/identity/members/list-members.ts';
import { shortTime, useAccountZone, useNow, useSession } from '@carillon/sdk/index.ts';
import { roleName } from '@carillon/sdk/session/role-text.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isFixed } from '../model/member.ts';

interface MemberListProps {
  readonly members: readonly Member[];
  /** Whether the user may change who works here. */
  readonly manages: boolean;
  onRole(member: Member): void;
  onRemove(member: Member): void;
}

/** Each member with the role; owners change and remove all but those who have to stay. */
export function MemberList({ members, manages, onRole, onRemove }: MemberListProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const { user } = useSession();
  return (
    <ul className="team-list">
      {members.map((member) => {
        const { id, name, email, role, joined_at, delete_at } = member;
        const isOwn = id === user?.id;
        const joined = shortTime(new Date(joined_at), zone, now);
        const deleted = delete_at && shortTime(new Date(delete_at), zone, now);
        return (
          <li key={id}>
            <div>
              <h3>
                <bdi>{name}</bdi>{' '}
                {isOwn && (
                  <span className="account-here">
                    <Trans>You</Trans>
                  </span>
                )}
              </h3>
              <p className="muted">{email}</p>
              <p className="muted">
                {roleName(role)} · <Trans>joined {joined}</Trans>
              </p>
              {deleted && (
                <p className="muted">
                  <Trans>
                    Account closed. It will be deleted on {deleted} unless they log in before then.
                  </Trans>
                </p>
              )}
            </div>
            {manages && !isFixed(member, members) && (
              <div className="team-actions">
                <Button aria-label={t`Change role of ${name}`} onClick={() => onRole(member)}>
                  <Trans>Change role</Trans>
                </Button>
                {!isOwn && (
                  <Button danger aria-label={t`Remove ${name}`} onClick={() => onRemove(member)}>
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
