import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { useShell } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readStatus, type Status } from '../read-status.ts';

const SHOWN_MS = 5_000;

/**
 * What a network's return said, from the address; shown for five seconds, and taken out of the address at once. That a
 * network is connected is said only as long as it is.
 */
export function StatusAlert({ unlinked }: { unlinked: ReadonlySet<PlatformName> }): ReactNode {
  const shell = useShell();
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState<Status | null>(null);

  useEffect(() => {
    if (!new URLSearchParams(search).has('status')) return;
    const { facebook, instagram, linkedin } = shell.social.get();
    const linking = [facebook, instagram, linkedin].some(({ connecting }) => connecting);
    setStatus(readStatus(search, linking));
    shell.navigate(pathname, { replace: true });
  }, [search, pathname, shell]);

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);

  if (!status || (status.platform && unlinked.has(status.platform))) return null;
  return (
    <Alert
      type={status.kind === 'success' ? 'success' : 'error'}
      role={status.kind === 'success' ? 'status' : 'alert'}
      showIcon
      closable={{ onClose: () => setStatus(null), 'aria-label': 'Dismiss' }}
      title={status.message}
    />
  );
}
