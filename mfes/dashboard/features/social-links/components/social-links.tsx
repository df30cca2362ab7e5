import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { type Connections, networkOf, useConnectFailures, useMayConnect } from '@carillon/sdk/index.ts';
import { Alert, Button, deferred } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { AccountItem } from './account-item.tsx';
import { ConnectionItem } from './connection-item.tsx';
import { LostBanner } from './lost-banner.tsx';

const AddAccountDialog = deferred(
  async () => (await import('./add-account-dialog.tsx')).AddAccountDialog,
  () => null,
);

interface SocialLinksProps {
  readonly connections: Connections;
  /** How many posts wait for any of these accounts, or are scheduled for them; null while that is not known. */
  waitingFor(accounts: readonly ConnectionView[]): number | null;
}

const OWNER_CONNECTS = t`Only workspace owners can connect and disconnect accounts.`;

/** The networks in a row, and below them every connected account: what works, what is lost, what failed. */
export function SocialLinks({ connections, waitingFor }: SocialLinksProps): ReactNode {
  const { networks, accounts, error, refetch } = connections;
  const failures = useConnectFailures();
  const mayConnect = useMayConnect();
  const [open, setOpen] = useState(false);
  const [adding, setAdding] = useState(false);
  const section = useRef<HTMLElement>(null);
  const lostAccounts = accounts.filter(({ status }) => status === 'lost');
  const isEmpty = networks.every(({ connected }) => !connected) && lostAccounts.length === 0;
  const nextStep = (): HTMLElement | null => section.current?.querySelector('button:enabled') ?? null;
  return (
    <section ref={section} className="page dash-section" aria-labelledby="links">
      <h2 id="links" tabIndex={-1}>
        <Trans>Social links</Trans>
      </h2>
      {lostAccounts.length > 0 && (
        <LostBanner connections={connections} lost={lostAccounts} waiting={waitingFor(lostAccounts)} />
      )}
      {PLATFORM_NAMES.map(
        (name) =>
          failures[name] && <Alert key={name} type="error" showIcon role="alert" title={failures[name]} />,
      )}
      {!mayConnect && <p className="muted">{OWNER_CONNECTS}</p>}
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t`Error: ${{ reason: error.message }}`}
          description={t`Couldn’t check your connections. Scheduled posts will still be published.`}
        />
      )}
      <ul className={open ? 'panel dash-connections open' : 'panel dash-connections'}>
        {networks.map((network) => (
          <ConnectionItem
            key={network.platform}
            network={network}
            first={isEmpty}
            error={error}
            onRetry={refetch}
          />
        ))}
        {/* On a phone the accounts are one step away. */}
        {accounts.length > 0 && mayConnect && (
          <li className="dash-connections-more">
            <Button type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? t`Done` : t`Manage`}
            </Button>
          </li>
        )}
      </ul>
      {accounts.length > 0 && (
        <ul
          className={open || !mayConnect ? 'panel dash-accounts open' : 'panel dash-accounts'}
          aria-label={t`Connected accounts`}
        >
          {accounts.map((account) => (
            <AccountItem
              key={account.id}
              account={account}
              named={networkOf(connections, account.network).accounts.length > 1}
              scheduled={waitingFor([account])}
              home={nextStep}
            />
          ))}
          {mayConnect && (
            <li className="dash-account-add">
              <Button onClick={() => setAdding(true)}>
                <Trans>Add another account</Trans>
              </Button>
            </li>
          )}
        </ul>
      )}
      {adding && <AddAccountDialog connections={connections} onClose={() => setAdding(false)} />}
    </section>
  );
}
