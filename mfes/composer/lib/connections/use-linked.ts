import { useConnections } from '@carillon/sdk/index.ts';
import type { Connection } from './connection.ts';

interface Linked {
  /** Undefined until all three have answered. */
  readonly data: readonly Connection[] | undefined;
  readonly isError: boolean;
  refetch(): void;
}

/** The networks as places to publish to. */
export function useLinked(): Linked {
  const { facebook, instagram, linkedin } = useConnections();
  const all = [facebook, instagram, linkedin];
  return {
    data: linkedOf(facebook.data, instagram.data, linkedin.data),
    isError: all.some(({ isError }) => isError),
    refetch() {
      for (const query of all) void query.refetch();
    },
  };
}

type Connections = ReturnType<typeof useConnections>;

function linkedOf(
  facebook: Connections['facebook']['data'],
  instagram: Connections['instagram']['data'],
  linkedin: Connections['linkedin']['data'],
): Connection[] | undefined {
  if (!facebook || !instagram || !linkedin) return undefined;
  const member = { id: linkedin.user_platform_id ?? '', name: linkedin.name ?? 'Your profile' };
  return [
    { platform: 'facebook', connected: facebook.connected, targets: facebook.pages },
    { platform: 'instagram', connected: instagram.connected, targets: instagram.accounts },
    { platform: 'linkedin', connected: linkedin.connected, targets: linkedin.connected ? [member] : [] },
  ];
}
