import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Connections, targetsOf } from '@carillon/sdk/index.ts';
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
  const known = PLATFORM_NAMES.every(
    (name) => connections[name].isSuccess && !connections[name].isPlaceholderData,
  );
  const connected = PLATFORM_NAMES.reduce((sum, name) => sum + accountsOf(connections, name), 0);
  const lost = PLATFORM_NAMES.some((name) => connections[name].data?.reconnect);
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

function accountsOf<P extends PlatformName>(connections: Connections, platform: P): number {
  const { data }: Pick<Connections[P], 'data'> = connections[platform];
  return data ? targetsOf(platform, data).length : 0;
}
