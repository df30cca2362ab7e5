import type { Connections } from '@carillon/sdk/index.ts';
import { useEffect, useState } from 'react';

interface Connected {
  /** The number of connected pages, accounts and profiles. Null if it isn't news. */
  readonly count: number | null;
  dismiss(): void;
}

/**
 * The number of connected accounts, from the moment one is added until it is dismissed, one is removed, or the page
 * is left.
 */
export function useConnected(connections: Connections, came: boolean): Connected {
  const [isNews, setIsNews] = useState(false);
  const [maxConnected, setMaxConnected] = useState(0);
  const isChecked = connections.isChecked;
  const connected = connections.targets.length;
  const hasLost = connections.accounts.some(({ status }) => status === 'lost');
  useEffect(() => {
    if (came) setIsNews(true);
  }, [came]);
  useEffect(() => {
    if (!isChecked || !isNews) return;
    if (connected < maxConnected) setIsNews(false);
    setMaxConnected(connected);
  }, [isChecked, isNews, connected, maxConnected]);
  const isShown = isNews && isChecked && !hasLost && connected > 0 && connected >= maxConnected;
  return { count: isShown ? connected : null, dismiss: () => setIsNews(false) };
}
