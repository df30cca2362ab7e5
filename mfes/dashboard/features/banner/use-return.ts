import {
  type ConnectReturn,
  readConnectReturn,
  useLocation,
  useShell,
  useToasts,
} from '@carillon/sdk/index.ts';
import { useEffect, useState } from 'react';

const SHOWN_MS = 5_000;

interface Return {
  /** The network's result. Null once it was read, or after five seconds. */
  readonly status: ConnectReturn | null;
  dismiss(): void;
}

/** Reads a network's result from the address and removes it there at once. */
export function useReturn(): Return {
  const shell = useShell();
  const toasts = useToasts();
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState<ConnectReturn | null>(null);

  useEffect(() => {
    if (!new URLSearchParams(search).has('status')) return;
    const social = shell.social.get();
    const connectReturn = readConnectReturn(search, social);
    // A return that is loaded a second time is over.
    const announcedReturn =
      connectReturn?.reason === 'state_unknown' && !social[connectReturn.platform].connecting
        ? null
        : connectReturn;
    setStatus(announcedReturn);
    // A user who declined knows it.
    if (announcedReturn?.kind === 'danger' && announcedReturn.reason !== 'denied')
      toasts.danger(announcedReturn.message);
    shell.navigate(pathname, { replace: true });
  }, [search, pathname, shell, toasts]);

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return { status, dismiss: () => setStatus(null) };
}
