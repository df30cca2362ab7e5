import { loadWords, useLocation, useShell } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { type ReturnStatus, readReturn } from '../read-return.ts';

/** The result of connecting a network, for a browser that has to log in again. Removed from the address at once. */
export function ReturnAlert(): ReactNode {
  const shell = useShell();
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState<ReturnStatus | null>(null);
  useEffect(() => {
    if (!new URLSearchParams(search).has('status')) return;
    const social = shell.social.get();
    shell.navigate(pathname, { replace: true });
    // No reply has come yet that would have waited for the words of services.
    void loadWords().then(() => setStatus(readReturn(search, social)));
  }, [search, pathname, shell]);
  if (!status) return null;
  const danger = status.kind === 'danger';
  return (
    <Alert
      type={danger ? 'error' : 'success'}
      showIcon
      role={danger ? 'alert' : 'status'}
      title={status.message}
      closable={{ onClose: () => setStatus(null), 'aria-label': t`Dismiss` }}
      style={{ marginBottom: 16 }}
    />
  );
}
