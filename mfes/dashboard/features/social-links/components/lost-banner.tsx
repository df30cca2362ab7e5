import { connectionName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connection-view.ts';
import { type Connections, listText, networkOf, ReconnectButton } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
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
  const one = lost.length === 1;
  const names = lost.map(({ network, account }) => connectionName(network, account.name));
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={t`${listText(names)} ${one ? 'is' : 'are'} no longer connected`}
      description={
        <div className="dash-lost">
          <p>
            <Trans>
              {waitingWords(waiting, one ? 'it' : 'them')}
              Nothing you scheduled is lost.
            </Trans>
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

function waitingWords(waiting: number | null, them: string): string {
  if (!waiting) return '';
  return waiting === 1 ? t`1 post waits for ${them}. ` : t`${waiting} posts wait for ${them}. `;
}
