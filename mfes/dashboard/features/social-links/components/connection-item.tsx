import { howToSetUp } from '@carillon/contracts/domain/network-settings.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  type Connections,
  type NetworkConnection,
  serviceText,
  useConnect,
  useMayConnect,
  useSocialState,
} from '@carillon/sdk/index.ts';
import { AlertIcon, Button, CheckIcon, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ConnectionItemProps {
  readonly network: NetworkConnection;
  /** No network is connected yet, so this is what to do first. */
  readonly first: boolean;
  readonly error: Connections['error'];
  onRetry(): void;
}

/** One network: whether it is connected, and the next step. */
export function ConnectionItem({ network, first, error, onRetry }: ConnectionItemProps): ReactNode {
  const { platform, connected, accounts, available, check } = network;
  const { label } = PLATFORMS[platform];
  const mayConnect = useMayConnect();
  return (
    <li className={connected ? 'dash-connection connected' : 'dash-connection'}>
      <NetworkBadge network={platform} size={24} />
      <div className="dash-connection-body">
        {connected ? (
          <Button disabled type="text" className="dash-connection-state" icon={<CheckIcon size={16} />}>
            {t`${label} Connected`}
          </Button>
        ) : (
          <strong>{label}</strong>
        )}
        <Detail network={network} error={error} />
      </div>
      {error ? (
        <Button aria-label={t`Retry ${label}`} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      ) : connected || (accounts.length > 0 && available) || !mayConnect ? null : (
        <ConnectNetwork platform={platform} first={first && available} off={check !== null || !available} />
      )}
    </li>
  );
}

interface ConnectNetworkProps {
  readonly platform: PlatformName;
  readonly first: boolean;
  /** Whether the network can't be connected, or nobody knows whether it can. */
  readonly off: boolean;
}

function ConnectNetwork({ platform, first, off }: ConnectNetworkProps): ReactNode {
  const { label } = PLATFORMS[platform];
  const { begin } = useConnect();
  const { connecting } = useSocialState()[platform];
  return (
    <Button
      type={first ? 'primary' : 'default'}
      loading={connecting}
      disabled={off || connecting}
      onClick={() => void begin(platform)}
    >
      {connecting ? t`Connecting ${label}…` : t`Connect ${label}`}
    </Button>
  );
}

/** What an unconnected network offers, by its word for its targets. */
const PUBLISHES: Readonly<Record<string, string>> = {
  page: t`Publish to your pages.`,
  profile: t`Publish to your own profile.`,
};

function Detail({ network, error }: Pick<ConnectionItemProps, 'network' | 'error'>): ReactNode {
  const { platform, check, connected, lost, available, accounts, targets } = network;
  if (!available) {
    const how = howToSetUp(platform);
    return (
      <span className="dash-connection-detail whole muted">
        <Trans>Not set up on this server.</Trans> {serviceText(how.english, how)}
      </span>
    );
  }
  if (lost)
    return (
      <span className="dash-connection-detail lost">
        <AlertIcon size={14} /> <Trans>Connection lost</Trans>
      </span>
    );
  const words = error
    ? t`Couldn’t check the connection.`
    : check
      ? t`Checking…`
      : connected
        ? // Once the server has answered, each account has its own line.
          accounts.length === 0 && targets.map(({ name }) => name).join(', ')
        : (PUBLISHES[PLATFORMS[platform].targetNoun] ?? t`Publish to your accounts.`);
  return words && <span className="dash-connection-detail muted">{words}</span>;
}
