import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Migration } from '@carillon/kit/store/store-format.ts';
import { connectionIdOf } from './connection-id.ts';

interface OldConnection {
  readonly _id: string;
  readonly workspaceId: string;
  readonly platform: PlatformName;
  readonly account: { readonly id: string } | null;
}

/**
 * A workspace had one connection on each network, named by both. Each gets an id of its account's, and keeps its tokens and
 * the events that wait in it. Ended in the middle, it makes the same ids once more.
 */
export const connectionsWithIds: Migration = {
  to: 3,
  what: 'connections have ids, and a workspace several on a network',
  async run(database, check) {
    const connections = database.collection<OldConnection>('connections');
    for await (const { _id: before, ...rest } of connections.find({ server: { $exists: false } })) {
      const { workspaceId, platform, account } = rest;
      const _id = connectionIdOf({ workspaceId, platform, server: null, accountId: account?.id ?? null });
      const added = { ...rest, server: null, connectedAt: null };
      check();
      await connections.updateOne({ _id }, { $setOnInsert: added }, { upsert: true });
      check();
      await connections.deleteOne({ _id: before });
    }
  },
};
