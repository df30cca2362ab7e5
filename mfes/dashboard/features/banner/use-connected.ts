import type { Connections } from '@carillon/sdk/index.ts';
import { useEffect, useState } from 'react';

interface Connected {
  /** How many pages, accounts and profiles are connected; null when that is no news. */
  readonly count: number | null;
  dismiss(): void;
}

/**
 * How many accounts are connected, from the moment in which one came until that is dismissed, one goes, or the page is
 * left.
 */
export function useConnected(connections: Connections, came: boolean): Connected {
  const [isNews, setIsNews] = useState(false);
  const [most, setMost] = useState(0);
  const known = connections.isChecked;
  const connected = connections.targets.length;
  const lost = connections.accounts.some(({ status }) => status === 'lost');
  useEffect(() => {
    if (came) setIsNews(true);
  }, [came]);
  useEffect(() => {
    if (!known || !isNews) return;
    if (connected < most) setIsNews(false);
    setMost(connected);
  }, [known, isNews, connected, most]);
  const shown = isNews && known && !lost && connected > 0 && connected >= most;
  return { count: shown ? connected : null, dismiss: () => setIsNews(false) };
}
