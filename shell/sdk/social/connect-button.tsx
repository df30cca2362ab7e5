import { connectionName, labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connection-view.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useSocialState } from '../providers/shell-context.tsx';
import { isWorking, networkOf } from './connections.ts';
import { useConnect, useMayConnect } from './use-connect.ts';
import { useConnections } from './use-connections.ts';

/** The way to a network's consent page, from wherever something waits for it; nothing for whoever may not connect. */
export function ConnectButton({ platform }: { readonly platform: PlatformName }): ReactNode {
  const { begin } = useConnect();
  const { connecting } = useSocialState()[platform];
  if (!useMayConnect()) return null;
  return (
    <Button loading={connecting} disabled={connecting} onClick={() => void begin(platform)}>
      Connect {labelOf(platform)}
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
      Reconnect {connectionName(account.network, named ? account.account.name : null)}
    </Button>
  );
}

interface ConnectTargetButtonProps {
  readonly target: { readonly platform: PlatformName; readonly target_id?: string | null };
}

/** Connects the account again that a publication waits for; any of its network where that account is gone. */
export function ConnectTargetButton({
  target: { platform, target_id },
}: ConnectTargetButtonProps): ReactNode {
  const { accounts, available } = networkOf(useConnections(), platform);
  const lost = accounts.filter((one) => !isWorking(one));
  const has = ({ targets }: ConnectionView): boolean => targets.some(({ id }) => id === target_id);
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const account = lost.find(has) ?? accounts.find(has) ?? (target_id ? undefined : lost[0]) ?? only;
  if (!available) return null;
  return account ? (
    <ReconnectButton account={account} named={accounts.length > 1} />
  ) : (
    <ConnectButton platform={platform} />
  );
}
