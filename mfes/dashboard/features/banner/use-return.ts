import { useNotices, useShell } from '@carillon/sdk/index.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readStatus, type Status } from './read-status.ts';

const SHOWN_MS = 5_000;

interface Return {
  /** What the network's return said; null once that was read, or five seconds later. */
  readonly status: Status | null;
  dismiss(): void;
}

/** What a network's return said, from the address, which it is taken out of at once. */
export function useReturn(): Return {
  const shell = useShell();
  const notices = useNotices();
  const { pathname, search } = useLocation();
  const [status, setStatus] = useState<Status | null>(null);

  useEffect(() => {
    if (!new URLSearchParams(search).has('status')) return;
    const { facebook, instagram, linkedin } = shell.social.get();
    const linking = [facebook, instagram, linkedin].some(({ connecting }) => connecting);
    const said = readStatus(search, linking);
    setStatus(said);
    if (said?.kind === 'danger') notices.danger(said.message);
    shell.navigate(pathname, { replace: true });
  }, [search, pathname, shell, notices]);

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return { status, dismiss: () => setStatus(null) };
}
