import type { Connections, Disconnected } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useConnected } from '../use-connected.ts';
import { useReturn } from '../use-return.ts';

interface BannerProps {
  readonly connections: Connections;
  readonly disconnected: Disconnected;
}

/**
 * What a network's return said, for five seconds; and how many accounts are connected since. That a network is connected
 * is said only as long as it is, and no success beside a connection that is lost.
 */
export function Banner({ connections, disconnected }: BannerProps): ReactNode {
  const { status, dismiss } = useReturn();
  const connected = useConnected(connections, status?.kind === 'success');
  const count = connected.count === null ? null : countText(connected.count);
  const shown = status && !(status.kind === 'success' && disconnected.has(status.platform)) ? status : null;
  const isFailure = shown?.kind === 'danger';
  if (!shown && !count) return null;
  const close = (): void => {
    dismiss();
    connected.dismiss();
  };
  return (
    <Alert
      type={isFailure ? 'error' : 'success'}
      role={isFailure ? 'alert' : 'status'}
      showIcon
      closable={{ onClose: close, 'aria-label': 'Dismiss' }}
      title={shown ? shown.message : count}
      description={shown && !isFailure ? count : null}
    />
  );
}

const countText = (connected: number): string =>
  `${connected} ${connected === 1 ? 'account' : 'accounts'} successfully connected. You can now manage your social media presence from one dashboard.`;
