import type { UserSession } from '@carillon/contracts/http/identity/sessions/list-sessions.ts';
import { fullTime, relativeTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface SessionListProps {
  readonly sessions: readonly UserSession[];
  onEnd(session: UserSession): void;
}

/** Each place with its device and address, this one first. */
export function SessionList({ sessions, onEnd }: SessionListProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  return (
    <ul className="account-sessions">
      {inOrder(sessions).map((session) => {
        const { id, address, started_at, last_seen_at, current } = session;
        const lastSeen = new Date(last_seen_at);
        const when = relativeTime(lastSeen, now, zone) ?? fullTime(lastSeen, zone);
        const started = fullTime(new Date(started_at), zone);
        const facts = [
          ...(address ? [t`IP address ${address}`] : []),
          current ? t`in use now` : t`last seen ${when}`,
        ];
        return (
          <li key={id}>
            <div>
              <h3>{deviceOf(session)}</h3>
              {current && (
                <p className="account-here">
                  <Trans>This device</Trans>
                </p>
              )}
              <p className="muted">{facts.join(' · ')}</p>
              <p className="muted">
                <Trans>Logged in {started}</Trans>
              </p>
            </div>
            {!current && (
              <Button aria-label={t`Log out ${{ device: deviceOf(session) }}`} onClick={() => onEnd(session)}>
                <Trans>Log out</Trans>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const deviceOf = ({ device }: Pick<UserSession, 'device'>): string => device ?? t`Unknown browser`;

const inOrder = (sessions: readonly UserSession[]): UserSession[] =>
  sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at),
  );
