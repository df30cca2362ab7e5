import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import type { listConnections as operation } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { reasonFields } from '@carillon/contracts/words/stored-text.ts';
import type { ServerLimits } from '@carillon/social/capabilities/connect.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { canOpen } from '../crypto/seal-tokens.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Connection } from '../domain/connection.ts';
import { isAlive } from '../domain/freshness.ts';
import { connectionExpired, connectionIsSealed } from '../domain/sentences.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { Connections } from './connections.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'list'> };
  readonly connections: Pick<Connections, 'networks'>;
  readonly vault: Vault;
  clock(): Date;
}

/** Lists the workspace's connections as a member may see them: everything but the tokens. */
export async function listConnections(deps: Deps, workspaceId: string): Promise<ReplyOf<typeof operation>> {
  const all = await deps.stores.connections.list(workspaceId);
  const connections = PLATFORM_NAMES.flatMap((name) => all.filter(({ platform }) => platform === name));
  const consenting = PLATFORM_NAMES.filter((name) => hasBoth(deps.connections.networks[name]));
  const sandboxed = PLATFORM_NAMES.filter((name) => deps.connections.networks[name].hasSandbox);
  return {
    success: true,
    connections: connections.map((one) => viewOf(deps, one)),
    available: PLATFORM_NAMES.filter((name) => deps.connections.networks[name].connect !== undefined),
    ...(sandboxed.length > 0 && { sandboxed }),
    ...(consenting.length > 0 && { consenting }),
  };
}

/** Whether its accounts are connected by what their users enter, and on a page of their server's too. */
const hasBoth = ({ connect }: SocialNetwork): boolean =>
  connect?.by === 'credentials' && connect.consent !== undefined;

function viewOf(deps: Deps, connection: Connection): ConnectionView {
  const { id, platform, server, account, limits, targets } = connection;
  const reason = lossOf(deps, connection);
  return {
    id,
    network: platform,
    server,
    account,
    status: reason === null ? 'connected' : 'lost',
    ...reasonFields(reason),
    capabilities: capabilitiesOf(deps.connections.networks[platform]),
    limits: limitsOf(platform, limits),
    targets: targets.map(({ id, name, picture }) => ({ id, name, picture, kind: kindOf(platform, id) })),
  };
}

/** Null while something can be published by it, now or after it is renewed. */
function lossOf({ vault, clock }: Deps, connection: Connection): string | Text | null {
  if (connection.status === 'lost') return connection.reason;
  if (!isAlive(connection, clock())) return connectionExpired(connection.platform);
  return canOpen(vault, connection) ? null : connectionIsSealed(connection.platform);
}

const capabilitiesOf = ({ publish, firstComment, comments, insights }: SocialNetwork) => [
  ...(publish ? (['publish'] as const) : []),
  ...(firstComment ? (['first_comment'] as const) : []),
  ...(comments ? (['comments'] as const) : []),
  ...(insights ? (['insights'] as const) : []),
];

function limitsOf(platform: PlatformName, serverLimits: ServerLimits | null): ConnectionView['limits'] {
  const limits = { ...PLATFORMS[platform].limits, ...serverLimits };
  const { text, comment, hashtags, images, imageBytes, videoBytes, linkLength, counting, altText } = limits;
  return {
    text,
    comment,
    hashtags,
    images,
    image_bytes: imageBytes,
    video_bytes: videoBytes,
    ...(linkLength !== undefined && { link_length: linkLength }),
    ...(counting !== undefined && { counting }),
    ...(altText !== undefined && { alt_text: altText }),
    ...(serverLimits?.mediaRequired !== undefined && { media_required: serverLimits.mediaRequired }),
  };
}

const kindOf = (platform: PlatformName, targetId: string): ConnectionView['targets'][number]['kind'] =>
  PLATFORMS[platform].kindOf(targetId);
