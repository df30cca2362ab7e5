import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useSocialState } from '../providers/shell-context.tsx';
import { useConnect, useMayConnect } from './use-connect.ts';

interface ConnectButtonProps {
  readonly platform: PlatformName;
  /** "Reconnect" where there was a connection. */
  readonly verb?: 'Connect' | 'Reconnect';
}

/** The way to a network's consent page, from wherever something waits for it; nothing for whoever may not connect. */
export function ConnectButton({ platform, verb = 'Connect' }: ConnectButtonProps): ReactNode {
  const connect = useConnect();
  const { connecting } = useSocialState()[platform];
  if (!useMayConnect()) return null;
  return (
    <Button loading={connecting} disabled={connecting} onClick={() => void connect(platform)}>
      {verb} {labelOf(platform)}
    </Button>
  );
}
