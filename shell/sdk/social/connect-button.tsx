import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useSocialState } from '../providers/shell-context.tsx';
import type { Platform } from './social-state.ts';
import { useConnect } from './use-connect.ts';

interface ConnectButtonProps {
  readonly platform: Platform;
  /** "Reconnect" where there was a link. */
  readonly verb?: 'Connect' | 'Reconnect';
}

/** The way to a network's consent page, from wherever something waits for it. */
export function ConnectButton({ platform, verb = 'Connect' }: ConnectButtonProps): ReactNode {
  const connect = useConnect();
  const { connecting } = useSocialState()[platform];
  return (
    <Button loading={connecting} disabled={connecting} onClick={() => void connect(platform)}>
      {verb} {labelOf(platform)}
    </Button>
  );
}
