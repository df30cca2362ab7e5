import { createHash } from 'node:crypto';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

interface ConnectedAccount {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** Null where the network has only one server. */
  readonly server: string | null;
  /** The network's own id; null for a connection that was removed before connections had ids. */
  readonly accountId: string | null;
}

const LENGTH = 24;

/**
 * The ID of a workspace's connection to an account: a hash of both, so a reconnected account keeps its ID, and two
 * windows that connect it at once write one document.
 */
export function connectionIdOf({ workspaceId, platform, server, accountId }: ConnectedAccount): string {
  const key = JSON.stringify([workspaceId, platform, server, accountId]);
  return `con_${createHash('sha256').update(key).digest('base64url').slice(0, LENGTH)}`;
}
