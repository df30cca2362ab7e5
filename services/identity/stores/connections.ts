import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import type mongoose from 'mongoose';
import type { Connected, Connection, NewConnection, Tokens } from '../domain/connection.ts';
import { type ConnectionRow, connectionSchema, rowId, toConnection } from './connection-row.ts';

interface Loss {
  readonly reason: string;
  /** Only if the tokens are still those. */
  readonly revision: number;
}

/** What a change publishes, by the revision that comes of it. */
export type ConnectionEvent = (revision: number) => EventOf;

/** What the end or the beginning of a suspension publishes. */
export type SuspensionEvent = (platform: PlatformName, revision: number) => EventOf;

export interface ConnectionStore {
  find(workspaceId: string, platform: PlatformName): Promise<Connection | null>;
  /** Puts a new connection in place of whatever was there. */
  connect(connection: NewConnection, event: ConnectionEvent): Promise<void>;
  /** False when there was no connection that could be lost. */
  lose(workspaceId: string, platform: PlatformName, loss: Loss, event: ConnectionEvent): Promise<boolean>;
  /** False when there was no connection, alive or lost. */
  disconnect(workspaceId: string, platform: PlatformName, event: ConnectionEvent): Promise<boolean>;
  /** Nobody may use what the workspace has connected, for now, nor what it has lost. */
  suspend(workspaceId: string, event: SuspensionEvent): Promise<void>;
  /** Whether what the workspace has connected there is nobody's to use, for now. */
  isSuspended(workspaceId: string, platform: PlatformName): Promise<boolean>;
  /** They may again. */
  resume(workspaceId: string, event: SuspensionEvent): Promise<void>;
  /** Whether the caller is the one who may renew these tokens, of all processes. */
  claimRenewal(connection: Connected, now: Date, until: Date): Promise<boolean>;
  /** False when the connection was changed meanwhile. */
  renew(connection: Connected, tokens: Tokens): Promise<boolean>;
  /** All of a workspace that are alive, also while nobody may use them. */
  connectedOf(workspaceId: string): Promise<Connected[]>;
  /** Whether any workspace has connected that account on one of these networks, also while nobody may use it. */
  isConnected(accountId: string, platforms: readonly PlatformName[]): Promise<boolean>;
  /** The next connections that are alive after one, in an order that stays. */
  listConnected(
    after: Pick<Connected, 'workspaceId' | 'platform'> | null,
    limit: number,
  ): Promise<Connected[]>;
  /** The same tokens, sealed otherwise. False when the connection was changed meanwhile. */
  reseal(connection: Connected, tokens: Tokens): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

const NO_TOKENS = { grant: null, targets: [], renewingUntil: null };

export function createConnectionStore(connection: mongoose.Connection): ConnectionStore {
  const model = connection.model<ConnectionRow>('Connection', connectionSchema);

  const change = async (
    filter: mongoose.QueryFilter<ConnectionRow>,
    update: mongoose.UpdateQuery<ConnectionRow>,
  ): Promise<boolean> => (await model.updateOne(filter, update)).modifiedCount === 1;

  /** Written only on the revision that was read, since the event carries the next one. */
  const publishChange = async (
    filter: mongoose.QueryFilter<ConnectionRow>,
    state: mongoose.UpdateQuery<ConnectionRow>['$set'],
    event: ConnectionEvent,
  ): Promise<boolean> => {
    for (;;) {
      const now = await model.findOne(filter, { revision: 1 }).lean<Pick<ConnectionRow, 'revision'>>();
      if (!now) return false;
      const revision = now.revision + 1;
      const update = { $set: { ...state, revision }, ...appendToOutbox(event(revision)) };
      if (await change({ ...filter, revision: now.revision }, update)) return true;
    }
  };

  const setSuspended = async (workspaceId: string, suspended: boolean, event: SuspensionEvent) => {
    for (const platform of PLATFORM_NAMES) {
      const which = { _id: rowId(workspaceId, platform), status: 'connected' as const };
      const filter = { ...which, suspended: suspended ? { $ne: true } : true };
      await publishChange(filter, { suspended }, (revision) => event(platform, revision));
      // Of what is lost, or was lost meanwhile, nobody has to hear: it could not be used before either.
      await change({ ...filter, status: 'lost' }, { $set: { suspended } });
    }
  };

  return {
    async find(workspaceId, platform) {
      const _id = rowId(workspaceId, platform);
      return toConnection(await model.findOne({ _id, suspended: { $ne: true } }).lean<ConnectionRow>());
    },

    async connect({ workspaceId, platform, ...rest }, event) {
      const _id = rowId(workspaceId, platform);
      const state = { ...rest, status: 'connected' as const, reason: null, renewingUntil: null };
      const replace = () => publishChange({ _id }, state, event);
      if (await replace()) return;
      const first = { _id, workspaceId, platform, ...state, revision: 1, ...outboxOf([event(1)]) };
      if (!(await insertIfNew(model, first))) await replace();
    },

    lose: (workspaceId, platform, { reason, revision }, event) =>
      publishChange(
        { _id: rowId(workspaceId, platform), status: 'connected', revision },
        { ...NO_TOKENS, status: 'lost', reason },
        event,
      ),

    disconnect: (workspaceId, platform, event) =>
      publishChange(
        { _id: rowId(workspaceId, platform), status: { $in: ['connected', 'lost'] } },
        { ...NO_TOKENS, status: 'disconnected', account: null, reason: null },
        event,
      ),

    async isSuspended(workspaceId, platform) {
      const filter = { _id: rowId(workspaceId, platform), suspended: true };
      return (await model.exists(filter)) !== null;
    },
    suspend: (workspaceId, event) => setSuspended(workspaceId, true, event),
    resume: (workspaceId, event) => setSuspended(workspaceId, false, event),

    claimRenewal: ({ workspaceId, platform, revision }, now, until) =>
      change(
        {
          _id: rowId(workspaceId, platform),
          status: 'connected',
          revision,
          $or: [{ renewingUntil: null }, { renewingUntil: { $lte: now } }],
        },
        { $set: { renewingUntil: until } },
      ),

    renew: ({ workspaceId, platform, revision }, { grant, targets }) =>
      change(
        { _id: rowId(workspaceId, platform), status: 'connected', revision },
        { $set: { grant, targets: [...targets], renewingUntil: null }, $inc: { revision: 1 } },
      ),

    async connectedOf(workspaceId) {
      const _id = { $in: PLATFORM_NAMES.map((platform) => rowId(workspaceId, platform)) };
      const rows = await model.find({ _id, status: 'connected' }).lean<ConnectionRow[]>();
      return rows.map(toConnection).filter((one) => one?.status === 'connected');
    },

    async isConnected(accountId, platforms) {
      const filter = { 'account.id': accountId, status: 'connected', platform: { $in: [...platforms] } };
      return (await model.exists(filter as mongoose.QueryFilter<ConnectionRow>)) !== null;
    },

    async listConnected(after, limit) {
      const rows = await model
        .find({
          status: 'connected',
          ...(after && { _id: { $gt: rowId(after.workspaceId, after.platform) } }),
        })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<ConnectionRow[]>();
      return rows.map(toConnection).filter((one) => one?.status === 'connected');
    },

    // The revision stays: the tokens are the same, and what a worker reports of them is still true.
    reseal: ({ workspaceId, platform, revision }, { grant, targets }) =>
      change(
        { _id: rowId(workspaceId, platform), status: 'connected', revision },
        { $set: { grant, targets: [...targets] } },
      ),

    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}
