import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { Unlinked, useConnections } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useDismissedCount } from '../use-dismissed-count.ts';
import { useReturn } from '../use-return.ts';

interface BannerProps {
  readonly connections: ReturnType<typeof useConnections>;
  readonly unlinked: Unlinked;
}

/**
 * What a network's return said, for five seconds; and how many accounts are connected, until that is dismissed. That a
 * network is connected is said only as long as it is, and no success beside a link that is lost.
 */
export function Banner({ connections, unlinked }: BannerProps): ReactNode {
  const { status, dismiss } = useReturn();
  const lost = PLATFORM_NAMES.some((name) => connections[name].data?.reconnect);
  const connected = PLATFORM_NAMES.filter((name) => connections[name].data?.connected).length;
  const known = PLATFORM_NAMES.every(
    (name) => connections[name].isSuccess && !connections[name].isPlaceholderData,
  );
  const dismissed = useDismissedCount(known ? connected : null);
  const count = !lost && connected > dismissed.count ? countOf(connected) : null;
  const shown = status && !(status.kind === 'success' && unlinked.has(status.platform)) ? status : null;
  if (shown)
    return (
      <Alert
        type={shown.kind === 'danger' ? 'error' : 'success'}
        role={shown.kind === 'danger' ? 'alert' : 'status'}
        showIcon
        closable={{ onClose: dismiss, 'aria-label': 'Dismiss' }}
        title={shown.message}
        description={shown.kind === 'success' ? count : null}
      />
    );
  return (
    count && (
      <Alert
        type="success"
        role="status"
        showIcon
        closable={{ onClose: () => dismissed.set(connected), 'aria-label': 'Dismiss' }}
        title={count}
      />
    )
  );
}

const countOf = (connected: number): string =>
  `${connected} ${connected === 1 ? 'account' : 'accounts'} successfully connected. You can now manage your social media presence from one dashboard.`;
