import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { type Connections, type Disconnected, listText } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConnected } from '../use-connected.ts';
import { useReturn } from '../use-return.ts';

interface BannerProps {
  readonly connections: Connections;
  readonly disconnected: Disconnected;
  /** Whether nothing has been written yet, as far as the page knows. */
  readonly isNew: boolean;
}

/**
 * Shows the result of a network's return for five seconds, then how many accounts are connected since. Says that a
 * network is connected only while it is, and shows no success beside a lost connection.
 */
export function Banner({ connections, disconnected, isNew }: BannerProps): ReactNode {
  const { status, dismiss } = useReturn();
  const connected = useConnected(connections, status?.kind === 'success');
  const count = connected.count === null ? null : countText(connected.count);
  const shownReturn =
    status && !(status.kind === 'success' && disconnected.get(status.platform)?.size === 0) ? status : null;
  const isFailure = shownReturn?.kind === 'danger';
  if (!shownReturn && !count) return null;
  const close = (): void => {
    dismiss();
    connected.dismiss();
  };
  return (
    <Alert
      type={isFailure ? 'error' : 'success'}
      role={isFailure ? 'alert' : 'status'}
      showIcon
      closable={{ onClose: close, 'aria-label': t`Dismiss` }}
      title={shownReturn ? connectedAs(connections, shownReturn) : count}
      description={
        shownReturn && !isFailure && isNew ? (
          <a href="/create-post">
            <Trans>Next: write your first post.</Trans>
          </a>
        ) : null
      }
    />
  );
}

/** The names of the connected accounts, once known. Otherwise, what the network returned. */
function connectedAs(
  { isChecked, networks }: Connections,
  { kind, platform, message }: NonNullable<ReturnType<typeof useReturn>['status']>,
): string {
  const network = networks.find((one) => one.platform === platform);
  const names = network?.targets.map(({ name }) => name) ?? [];
  if (kind !== 'success' || !isChecked || network?.accounts.length !== 1 || names.length === 0)
    return message;
  return t`${{ network: PLATFORMS[platform].label }} connected: ${{ names: listText(names) }}.`;
}

const countText = (connected: number): string =>
  plural(connected, {
    one: '# account successfully connected. You can now manage your social media presence from one dashboard.',
    other:
      '# accounts successfully connected. You can now manage your social media presence from one dashboard.',
  });
