import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Unlinked, useConnections } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useReturn } from '../use-return.ts';
import { LostBanner } from './lost-banner.tsx';

interface BannerProps {
  readonly connections: ReturnType<typeof useConnections>;
  readonly unlinked: Unlinked;
  /** How many posts wait for any of these networks; null while that is not known. */
  waitingFor(platforms: readonly PlatformName[]): number | null;
}

/**
 * One thing at a time: what a network's return said, for five seconds; then the links that are lost, as long as they
 * are; and where none is, right after linking one, how many there are. That a network is connected is said only as
 * long as it is.
 */
export function Banner({ connections, unlinked, waitingFor }: BannerProps): ReactNode {
  const { status, linked, dismiss } = useReturn();
  const lost = PLATFORM_NAMES.filter((name) => connections[name].data?.reconnect);
  const connected = PLATFORM_NAMES.filter((name) => connections[name].data?.connected).length;
  const count = lost.length === 0 && linked && !unlinked.has(linked) ? countOf(connected) : null;
  const shown = status && !(status.platform && unlinked.has(status.platform)) ? status : null;
  const closable = { onClose: dismiss, 'aria-label': 'Dismiss' };
  if (shown?.kind === 'danger')
    return <Alert type="error" role="alert" showIcon closable={closable} title={shown.message} />;
  if (shown)
    return (
      <Alert
        type="success"
        role="status"
        showIcon
        closable={closable}
        title={shown.message}
        description={count}
      />
    );
  if (lost.length > 0)
    return (
      <LostBanner
        lost={lost.map((platform) => ({ platform, name: connections[platform].data?.name ?? null }))}
        waiting={waitingFor(lost)}
      />
    );
  return count && <Alert type="success" role="status" showIcon closable={closable} title={count} />;
}

const countOf = (connected: number): string | null =>
  connected === 0
    ? null
    : `${connected} ${connected === 1 ? 'account' : 'accounts'} successfully connected. You can now manage your social media presence from one dashboard.`;
