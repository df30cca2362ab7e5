import { useShell } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const SHOWN_MS = 5_000;

interface Status {
  readonly kind: 'success' | 'danger';
  readonly message: string;
}

/** What a network's return said, from the address; shown for five seconds, and taken out of the address at once. */
export function StatusAlert(): ReactNode {
  const shell = useShell();
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState<Status | null>(null);

  useEffect(() => {
    const said = readStatus(search);
    if (!said) return;
    setStatus(said);
    shell.navigate(pathname, { replace: true });
  }, [search, pathname, shell]);

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);

  if (!status) return null;
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

function readStatus(search: string): Status | null {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('status');
  const message = parameters.get('message');
  return (kind === 'success' || kind === 'danger') && message ? { kind, message } : null;
}
