import { connectionName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { type Connections, listText, networkOf, ReconnectButton } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface LostBannerProps {
  readonly connections: Connections;
  readonly lost: readonly ConnectionView[];
  /** How many posts wait for them; null while that is not known. */
  readonly waiting: number | null;
}

/** Which accounts their networks no longer accept, what waits for them, and the way to connect them again. */
export function LostBanner({ connections, lost, waiting }: LostBannerProps): ReactNode {
  const names = listText(lost.map(({ network, account }) => connectionName(network, account.name)));
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={plural(
        { count: lost.length },
        {
          one: `${names} is no longer connected`,
          other: `${names} are no longer connected`,
        },
      )}
      description={
        <div className="dash-lost">
          <p>
            {waiting ? `${waitingText(waiting, lost.length)} ` : null}
            <Trans>Your scheduled posts are safe.</Trans>
          </p>
          <div className="dash-actions">
            {lost.map((account) => {
              const { accounts, available } = networkOf(connections, account.network);
              return (
                available && (
                  <ReconnectButton key={account.id} account={account} named={accounts.length > 1} />
                )
              );
            })}
          </div>
        </div>
      }
    />
  );
}

const waitingText = (waiting: number, accounts: number): string =>
  accounts === 1
    ? plural(waiting, {
        one: '# post is waiting for you to reconnect.',
        other: '# posts are waiting for you to reconnect.',
      })
    : plural(waiting, {
        one: '# post is waiting for you to reconnect them.',
        other: '# posts are waiting for you to reconnect them.',
      });
