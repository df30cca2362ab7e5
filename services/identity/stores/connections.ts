import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { appendToOutbox, outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { reasonColumns } from '@carillon/kit/store/reason-columns.ts';
import type { ServerLimits } from '@carillon/social/capabilities/connect.ts';
import type mongoose from 'mongoose';
import type {
  Connected,
  Connection,
  NewConnection,
  SealedGrant,
  SealedTarget,
  Tokens,
} from '../domain/connection.ts';
import { type ConnectionRow, connectionSchema, inOrder, toConnection } from './connection-row.ts';

/** Creates the event of a change from its new revision. */
export type ConnectionEvent = (revision: number) => EventOf;

/** Creates the event for the end or the beginning of a suspension. */
export type SuspensionEvent = (connection: Connection) => ConnectionEvent;

/** A server of a network that has many. */
interface ServerPlace {
  readonly platform: PlatformName;
  readonly server: string;
}

export interface ConnectionStore {
  /** Null also while nobody may use it. */
  find(id: string): Promise<Connection | null>;
  /** A workspace's usable connections, on one network or on all, the first connected first. */
  list(workspaceId: string, platform?: PlatformName): Promise<Connection[]>;
  /** Puts a new connection in place of what there was of that account. */
  connect(connection: NewConnection, now: Date, event: ConnectionEvent): Promise<void>;
  /** False when it was changed meanwhile. */
  lose(connection: Connected, reason: string | Text, event: ConnectionEvent): Promise<boolean>;
  /** False when there was no connection, alive or lost. */
  disconnect(id: string, event: ConnectionEvent): Promise<boolean>;
  /** Nobody may use the workspace's connections for now, including lost ones. */
  suspend(workspaceId: string, event: SuspensionEvent): Promise<void>;
  /** Whether nobody may use the workspace's connection there for now. */
  isSuspended(workspaceId: string, platform: PlatformName): Promise<boolean>;
  /** They may again. */
  resume(workspaceId: string, event: SuspensionEvent): Promise<void>;
  /** Whether the caller is the one who may renew these tokens, of all processes. */
  claimRenewal(connection: Connected, now: Date, until: Date): Promise<boolean>;
  /** Stores a newer grant; its renewal goes on. False when the connection was changed meanwhile. */
  renewGrant(connection: Connected, grant: SealedGrant, now: Date): Promise<boolean>;
  /** Ends a renewal with what can be published to now. False when the connection was changed meanwhile. */
  renewTargets(connection: Connected, targets: readonly SealedTarget[]): Promise<boolean>;
  /** All of a workspace that are alive, also while nobody may use them. */
  connectedOf(workspaceId: string): Promise<Connected[]>;
  /** Whether any workspace has connected that account on one of these networks, also while nobody may use it. */
  isConnected(accountId: string, platforms: readonly PlatformName[]): Promise<boolean>;
  /** The next connections that are alive after one, in an order that stays. */
  listConnected(after: Pick<Connected, 'id'> | null, limit: number): Promise<Connected[]>;
  /** The same tokens, sealed otherwise. False when the connection was changed meanwhile. */
  reseal(connection: Connected, tokens: Tokens): Promise<boolean>;
  /** Whether an account on that server is connected, or can be connected again. */
  isServerUsed(place: ServerPlace): Promise<boolean>;
  /** Sets the limits of every connection on that server. */
  setLimits(place: ServerPlace, limits: ServerLimits): Promise<void>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

const NOT_RENEWED = { renewingUntil: null, renewedAt: null };
const NO_GRANT = { grant: null, ...NOT_RENEWED };
const THERE = ['connected', 'lost'] as const;
const USABLE = { suspended: { $ne: true } };
const isConnected = (one: Connection | null): one is Connected => one?.status === 'connected';
/** A reason without values leaves none of the last one's. */
const hasPlainReason = (state: object = {}): boolean => 'reason' in state && !('reasonText' in state);
/** Only written over the state that was read. */
const unchanged = ({ id, revision }: Connected) => ({ _id: id, status: 'connected' as const, revision });

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
      const update = {
        $set: { ...state, revision },
        ...(hasPlainReason(state) && { $unset: { reasonText: '' } }),
        ...appendToOutbox(event(revision)),
      };
      if (await change({ ...filter, revision: now.revision }, update)) return true;
    }
  };

  const setSuspended = async (workspaceId: string, suspended: boolean, event: SuspensionEvent) => {
    const filter = { workspaceId, suspended: suspended ? { $ne: true } : true };
    const rows = await model.find({ ...filter, status: 'connected' }).lean<ConnectionRow[]>();
    for (const one of rows.map(toConnection).filter(isConnected))
      await publishChange({ ...filter, _id: one.id, status: 'connected' }, { suspended }, event(one));
    // No event for connections that are or become lost: they couldn't be used before either.
    await model.updateMany({ ...filter, status: 'lost' }, { $set: { suspended } });
  };

  return {
    find: async (_id) => toConnection(await model.findOne({ _id, ...USABLE }).lean<ConnectionRow>()),

    async list(workspaceId, platform) {
      const filter = { workspaceId, ...(platform && { platform }), status: { $in: [...THERE] }, ...USABLE };
      const rows = await model.find(filter).lean<ConnectionRow[]>();
      return inOrder(rows)
        .map(toConnection)
        .filter((one) => one !== null);
    },

    async connect({ id: _id, ...rest }, connectedAt, event) {
      const state = { ...rest, ...NOT_RENEWED, status: 'connected' as const, reason: null };
      // It keeps its place in the list, even after it was removed, because a post without a named profile means the
      // first one.
      if (await publishChange({ _id }, state, event)) return;
      if (!(await insertIfNew(model, { _id, ...state, connectedAt, revision: 1, ...outboxOf([event(1)]) })))
        await publishChange({ _id }, state, event);
    },

    lose: (one, reason, event) =>
      publishChange(
        unchanged(one),
        { ...NO_GRANT, targets: one.targets.map(withoutToken), status: 'lost', ...reasonColumns(reason) },
        event,
      ),

    disconnect: (_id, event) =>
      publishChange(
        { _id, status: { $in: [...THERE] } },
        { ...NO_GRANT, targets: [], status: 'disconnected', account: null, reason: null },
        event,
      ),

    isSuspended: async (workspaceId, platform) =>
      (await model.exists({ workspaceId, platform, suspended: true })) !== null,
    suspend: (workspaceId, event) => setSuspended(workspaceId, true, event),
    resume: (workspaceId, event) => setSuspended(workspaceId, false, event),

    claimRenewal: (one, now, until) =>
      change(
        { ...unchanged(one), $or: [{ renewingUntil: null }, { renewingUntil: { $lte: now } }] },
        { $set: { renewingUntil: until } },
      ),

    renewGrant: (one, grant, renewedAt) =>
      change(unchanged(one), { $set: { grant, renewedAt }, $inc: { revision: 1 } }),

    renewTargets: (one, targets) =>
      change(unchanged(one), {
        $set: { targets: [...targets], renewingUntil: null },
        $inc: { revision: 1 },
      }),

    async connectedOf(workspaceId) {
      const rows = await model.find({ workspaceId, status: 'connected' }).lean<ConnectionRow[]>();
      return rows.map(toConnection).filter(isConnected);
    },

    async isConnected(accountId, platforms) {
      const filter = { 'account.id': accountId, status: 'connected', platform: { $in: [...platforms] } };
      return (await model.exists(filter as mongoose.QueryFilter<ConnectionRow>)) !== null;
    },

    async listConnected(after, limit) {
      const filter = { status: 'connected' as const, ...(after && { _id: { $gt: after.id } }) };
      const rows = await model.find(filter).sort({ _id: 1 }).limit(limit).lean<ConnectionRow[]>();
      return rows.map(toConnection).filter(isConnected);
    },

    // The revision stays: the tokens are the same, so a worker's report about them is still valid.
    reseal: (one, { grant, targets }) => change(unchanged(one), { $set: { grant, targets: [...targets] } }),

    isServerUsed: async ({ platform, server }) =>
      (await model.exists({ platform, server, status: { $in: [...THERE] } })) !== null,

    // The revision stays, as the tokens do.
    async setLimits({ platform, server }, limits) {
      await model.updateMany({ platform, server, status: { $in: [...THERE] } }, { $set: { limits } });
    },

    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const withoutToken = (target: SealedTarget): SealedTarget => ({ ...target, accessToken: null });
