import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

interface Target {
  readonly platform: PlatformName;
  readonly targetId: string;
  /** The origin of the account's server, as its connection has it. */
  readonly server?: string | undefined;
}

/** Networks and servers that asked this process to leave them alone. Another process hears it from their own replies. */
export interface NetworkCooldowns {
  note(target: Target, scope: 'app' | 'server', until: Date): void;
  /** The networks that may be asked. */
  open(now: Date): PlatformName[];
  /** When a target's server may be asked again; null when it may be now. */
  endOf(target: Target, now: Date): Date | null;
}

/** More servers than one process reads in an hour. */
const MAX_SERVERS = 10_000;

export function createNetworkCooldowns(): NetworkCooldowns {
  const networks = new Map<PlatformName, Date>();
  const servers = new Map<string, Date>();
  return {
    note(target, scope, end) {
      const server = scope === 'server' ? serverOf(target) : undefined;
      if (server === undefined) putLater(networks, target.platform, end);
      else putLater(servers, server, end);
      const [oldest] = servers.keys();
      if (servers.size > MAX_SERVERS && oldest !== undefined) servers.delete(oldest);
    },
    open: (now) => PLATFORM_NAMES.filter((platform) => (networks.get(platform) ?? now) <= now),
    endOf(target, now) {
      const server = serverOf(target);
      const end = server === undefined ? undefined : servers.get(server);
      return end && end > now ? end : null;
    },
  };
}

const serverOf = ({ platform, targetId, server }: Target): string | undefined =>
  PLATFORMS[platform].serverOf?.(targetId) ?? server;

function putLater<Key>(ends: Map<Key, Date>, key: Key, end: Date): void {
  const cooldownEnd = ends.get(key);
  if (!cooldownEnd || cooldownEnd < end) ends.set(key, end);
}
