import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { useConnections } from '@carillon/sdk/index.ts';
import type { Connection } from './connection.ts';

interface PublishConnections {
  readonly connections: readonly Connection[];
  /** Asks for one network anew. */
  refetch(platform: PlatformName): void;
}

/** The networks as places to publish to, each by itself: one whose check is slow or fails holds up no other. */
export function usePublishConnections(): PublishConnections {
  const queries = useConnections();
  const { facebook, instagram, linkedin } = queries;
  return {
    connections: [
      connectionOf('facebook', facebook, facebook.data?.pages),
      connectionOf('instagram', instagram, instagram.data?.accounts),
      connectionOf('linkedin', linkedin, memberOf(linkedin.data)),
    ],
    refetch: (platform) => void queries[platform].refetch(),
  };
}

type Connections = ReturnType<typeof useConnections>;

function connectionOf(
  platform: PlatformName,
  { data, isFetching }: Connections[PlatformName],
  targets: Connection['targets'] = [],
): Connection {
  if (data) {
    const { connected, available } = data;
    return { platform, connected, available, targets: connected ? targets : [] };
  }
  return { platform, connected: false, targets: [], check: isFetching ? 'pending' : 'failed' };
}

const memberOf = (linkedin: Connections['linkedin']['data']): Connection['targets'] => [
  { id: linkedin?.user_platform_id ?? '', name: linkedin?.name ?? 'Your profile' },
];
