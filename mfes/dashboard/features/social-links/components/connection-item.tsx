import { howToSetUp } from '@carillon/contracts/domain/network-settings.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { disconnect } from '@carillon/contracts/http/identity/disconnect.ts';
import { useConnect, useMay, useMayConnect, useSocialState } from '@carillon/sdk/index.ts';
import { AlertIcon, Button, CheckIcon, NetworkBadge } from '@carillon/ui/index.ts';
import { type ReactNode, useRef } from 'react';
import { DisconnectButton } from './disconnect-button.tsx';

interface ConnectionItemProps {
  readonly platform: PlatformName;
  readonly query: {
    data?: { connected: boolean; reconnect: boolean; available?: boolean; name: string | null };
    isPending: boolean;
    refetch(): unknown;
    error: Error | null;
  };
  /** The pages or accounts that can be published to. */
  readonly targets?: readonly { id: string; name: string }[];
  /** No network is connected yet, so this is what to do first. */
  readonly first: boolean;
  /** How many posts are scheduled for it; null while that is not known. */
  readonly scheduled: number | null;
}

/** One network: its state, and the next step. */
export function ConnectionItem({
  platform,
  query,
  targets = [],
  first,
  scheduled,
}: ConnectionItemProps): ReactNode {
  const { label } = PLATFORMS[platform];
  const item = useRef<HTMLLIElement>(null);
  const { data } = query;
  const mayConnect = useMayConnect();
  const mayDisconnect = useMay(disconnect);
  const available = data?.available !== false;
  const nextStep = (): HTMLElement | null => item.current?.querySelector('button:enabled') ?? null;
  return (
    <li ref={item} className={data?.connected ? 'dash-connection connected' : 'dash-connection'}>
      <NetworkBadge network={platform} size={24} />
      <div className="dash-connection-body">
        {data?.connected ? (
          <Button disabled type="text" className="dash-connection-state" icon={<CheckIcon size={16} />}>
            {`${label} Connected`}
          </Button>
        ) : (
          <strong>{label}</strong>
        )}
        <Detail {...{ platform, query, targets }} />
      </div>
      {query.error ? (
        <Button aria-label={`Retry ${label}`} onClick={() => query.refetch()}>
          Retry
        </Button>
      ) : data?.connected ? (
        mayDisconnect && <DisconnectButton platform={platform} scheduled={scheduled} home={nextStep} />
      ) : (data?.reconnect && available) || !mayConnect ? null : (
        <Connect platform={platform} first={first && available} off={query.isPending || !available} />
      )}
    </li>
  );
}

function Connect({
  platform,
  first,
  off,
}: {
  platform: PlatformName;
  first: boolean;
  /** It is not known whether it can be, or it can't. */
  off: boolean;
}): ReactNode {
  const { label } = PLATFORMS[platform];
  const connect = useConnect();
  const { connecting } = useSocialState()[platform];
  return (
    <Button
      type={first ? 'primary' : 'default'}
      loading={connecting}
      disabled={off || connecting}
      onClick={() => void connect(platform)}
    >
      {connecting ? `Connecting ${label}…` : `Connect ${label}`}
    </Button>
  );
}

function Detail({
  platform,
  query: { data, error, isPending },
  targets,
}: Pick<ConnectionItemProps, 'platform' | 'query'> & {
  targets: readonly { name: string }[];
}): ReactNode {
  const { targetNoun } = PLATFORMS[platform];
  if (data?.available === false)
    return (
      <span className="dash-connection-detail whole muted">
        Not set up on this server. {howToSetUp(platform)}.
      </span>
    );
  if (data?.reconnect)
    return (
      <span className="dash-connection-detail lost">
        <AlertIcon size={14} /> Connection lost
      </span>
    );
  const names = targets.map(({ name }) => name).join(', ');
  const words = error
    ? 'The connection could not be checked.'
    : isPending
      ? 'Checking…'
      : data?.connected
        ? names || (data.name ?? '')
        : platform === 'linkedin'
          ? 'Publish to your own profile.'
          : `Publish to your ${targetNoun}s.`;
  return words && <span className="dash-connection-detail muted">{words}</span>;
}
