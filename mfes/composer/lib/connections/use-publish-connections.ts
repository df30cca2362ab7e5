import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Connections, targetsOf, useConnections } from '@carillon/sdk/index.ts';
import type { Connection } from './connection.ts';

interface PublishConnections {
  readonly connections: readonly Connection[];
  /** Asks for one network anew. */
  refetch(platform: PlatformName): void;
}

/** The networks as places to publish to, each by itself: one whose check is slow or fails holds up no other. */
export function usePublishConnections(): PublishConnections {
  const queries = useConnections();
  return {
    connections: PLATFORM_NAMES.map((platform) => connectionOf(platform, queries[platform])),
    refetch: (platform) => void queries[platform].refetch(),
  };
}

function connectionOf<P extends PlatformName>(
  platform: P,
  { data, isFetching }: Pick<Connections[P], 'data' | 'isFetching'>,
): Connection {
  if (!data) return { platform, connected: false, targets: [], check: isFetching ? 'pending' : 'failed' };
  const { connected, available, reconnect } = data;
  return { platform, connected, lost: reconnect, available, targets: targetsOf(platform, data) };
}
