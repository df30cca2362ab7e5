import { connectionName, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSocialState } from '../providers/shell-context.tsx';
import { isWorking, networkOf } from './connections.ts';
import { useConnect, useMayConnect } from './use-connect.ts';
import { useConnections } from './use-connections.ts';

interface ConnectButtonProps {
  readonly platform: PlatformName;
  /** The name of the account, if the network has several. */
  readonly name?: string | null | undefined;
}

/** A link to a network's consent page, wherever something waits for it. Hidden for users who may not connect. */
export function ConnectButton({ platform, name = null }: ConnectButtonProps): ReactNode {
  const { begin } = useConnect();
  const { connecting } = useSocialState()[platform];
  if (!useMayConnect()) return null;
  return (
    <Button loading={connecting} disabled={connecting} onClick={() => void begin(platform)}>
      <Trans>Connect {connectionName(platform, name)}</Trans>
    </Button>
  );
}

interface ReconnectButtonProps {
  readonly account: ConnectionView;
  /** Its network has other accounts, so it is called by its name. */
  readonly named?: boolean;
}

/** The same for an account whose connection is lost. */
export function ReconnectButton({ account, named = false }: ReconnectButtonProps): ReactNode {
  const { again } = useConnect();
  const { connecting } = useSocialState()[account.network];
  if (!useMayConnect()) return null;
  return (
    <Button loading={connecting} disabled={connecting} onClick={() => void again(account)}>
      <Trans>Reconnect {connectionName(account.network, named ? account.account.name : null)}</Trans>
    </Button>
  );
}

interface ConnectTargetButtonProps {
  readonly target: {
    readonly platform: PlatformName;
    readonly target_id?: string | null | undefined;
    readonly target_name?: string | null | undefined;
  };
}

/** Connects the account again that a publication waits for; where that was removed, or isn't named, one of its network. */
export function ConnectTargetButton({ target }: ConnectTargetButtonProps): ReactNode {
  const { platform, target_id, target_name } = target;
  const { accounts, available } = networkOf(useConnections(), platform);
  const account = accountOf(accounts, target_id);
  if (!available) return null;
  return account ? (
    <ReconnectButton account={account} named={accounts.length > 1} />
  ) : (
    <ConnectButton platform={platform} name={accounts.length > 0 ? target_name : null} />
  );
}

/** The account that has a target. For an account lost before targets were recorded, its targets are unknown. */
function accountOf(
  accounts: readonly ConnectionView[],
  targetId: string | null | undefined,
): ConnectionView | undefined {
  const lostAccounts = accounts.filter((one) => !isWorking(one));
  if (!targetId) return lostAccounts[0] ?? (accounts.length === 1 ? accounts[0] : undefined);
  const has = ({ targets }: ConnectionView): boolean => targets.some(({ id }) => id === targetId);
  return (
    lostAccounts.find(has) ?? accounts.find(has) ?? lostAccounts.find(({ targets }) => targets.length === 0)
  );
}
