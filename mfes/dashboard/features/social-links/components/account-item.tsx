import { connectionName, labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { removeConnection } from '@carillon/contracts/http/identity/connections/remove-connection.ts';
import { serviceText, useMay } from '@carillon/sdk/index.ts';
import { AlertIcon, Avatar, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { DisconnectButton } from './disconnect-button.tsx';

interface AccountItemProps {
  readonly account: ConnectionView;
  /** Its network has others, so it is called by its name. */
  readonly named: boolean;
  /** How many posts are scheduled for it; null while that is not known. */
  readonly scheduled: number | null;
  /** Where the focus goes when it is disconnected. */
  home(): HTMLElement | null;
}

/** One connected account: whose it is, what can be published to by it, and the way to disconnect it. */
export function AccountItem({ account: view, named, scheduled, home }: AccountItemProps): ReactNode {
  const { network, account, status, reason, server } = view;
  const mayDisconnect = useMay(removeConnection);
  // A profile has the name of its account, which is said already.
  const targets = view.targets.map(({ name }) => name).filter((name) => name !== account.name);
  const where = [labelOf(network), server && new URL(server).host, ...targets].filter(Boolean).join(' · ');
  return (
    <li className="dash-account">
      <Avatar name={account.name} picture={account.picture} />
      <div className="dash-connection-body">
        <span className="dash-account-name">
          <NetworkBadge network={network} size={16} /> <strong dir="auto">{account.name}</strong>
        </span>
        {status === 'lost' ? (
          <>
            <span className="dash-connection-detail lost">
              <AlertIcon size={14} />{' '}
              {t`${{ network: labelOf(network) }} ended Carillon’s access. Reconnect to continue.`}
            </span>
            {reason && (
              <span className="dash-connection-detail muted">{serviceText(reason, view.reason_text)}</span>
            )}
          </>
        ) : (
          <span className="dash-connection-detail muted">{where}</span>
        )}
      </div>
      {mayDisconnect && (
        <DisconnectButton
          account={view}
          name={connectionName(network, named ? account.name : null)}
          scheduled={scheduled}
          home={home}
        />
      )}
    </li>
  );
}
