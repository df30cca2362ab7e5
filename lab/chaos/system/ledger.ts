import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import mongoose from 'mongoose';
import type { StoreFault } from '../plan/store-faults.ts';
import type { StoreUris } from './system.ts';

/** A publication as Carillon's own store has it. */
export interface Row {
  readonly id: string;
  readonly platform: PlatformName;
  readonly targetId: string;
  readonly content: string;
  readonly status: string;
  /** The reason that its owner sees, and then the network's own words at the last attempt. */
  readonly reason: string | null;
  readonly wakeAt: Date | null;
  readonly endedAt: Date | null;
  readonly attempts: number;
  readonly remoteId: string | null;
  /** Null where none was asked for. */
  readonly comment?: RowComment | null;
}

/** The first comment of a publication, as in Carillon's own store. */
export interface RowComment {
  readonly text: string;
  /** `waiting`: its post is not out. */
  readonly status: string;
  readonly reason: string | null;
  /** When something is to be done with it next. */
  readonly at: Date | null;
}

/** Looks into Carillon's store from outside; it may be away at any moment, and then a look rejects. */
export interface Ledger {
  publications(): Promise<Row[]>;
  /** When each event that has not left yet, and each post that is not written whole, is to be looked at. */
  outboxes(): Promise<Date[]>;
  /**
   * Makes the embedded store's next commands fail, or stops that. False if it is unreachable, or has no fail points.
   */
  spoil(fault: StoreFault | null): Promise<boolean>;
  /** Removes all that Carillon has there. */
  drop(): Promise<void>;
  close(): Promise<void>;
}

const OUTBOXES = [
  ['posts', 'publications'],
  ['identity', 'sessions'],
  ['identity', 'connections'],
] as const;

export async function openLedger(uris: StoreUris, prefix: string): Promise<Ledger> {
  const connections = {
    posts: await open(uris.posts),
    identity: uris.identity === uris.posts ? null : await open(uris.identity),
  };
  const all = [connections.posts, ...(connections.identity ? [connections.identity] : [])];
  const collection = (service: 'posts' | 'identity', name: string) =>
    (connections[service] ?? connections.posts).getClient().db(`${prefix}_${service}`).collection(name);
  return {
    async publications() {
      const rows = await collection('posts', 'publications').find({}).toArray();
      return rows.map((row) => ({
        id: String(row._id),
        platform: row.platform as PlatformName,
        targetId: String(row.targetId),
        content: String(row.content),
        status: String(row.status),
        reason: row.reason ? [row.reason, row.attempts?.at(-1)?.message ?? ''].join(' ').trim() : null,
        wakeAt: row.wakeAt ?? null,
        endedAt: row.endedAt ?? null,
        attempts: row.attempts?.length ?? 0,
        remoteId: row.remoteId ?? null,
        comment: row.firstComment
          ? {
              text: String(row.firstComment),
              status: String(row.comment?.status ?? 'waiting'),
              reason: row.comment?.reason ?? null,
              at: row.comment?.at ?? null,
            }
          : null,
      }));
    },
    async outboxes() {
      const documentLists = await Promise.all(
        OUTBOXES.map(([service, name]) =>
          collection(service, name)
            .find({ 'outbox.id': { $gt: '' } }, { projection: { outboxAt: 1 } })
            .toArray(),
        ),
      );
      // If a process died before it wrote all publications of a post, the sweeper writes the rest.
      const unexpanded = await collection('posts', 'posts').find({ expanded: false }).toArray();
      return [...documentLists.flat(), ...unexpanded].map(({ outboxAt }) =>
        outboxAt instanceof Date ? outboxAt : new Date(0),
      );
    },
    async spoil(fault) {
      // If posts has a separate store, identity's is the embedded one.
      const admin = (connections.identity ?? connections.posts).getClient().db('admin');
      const mode = fault ? { times: fault.times } : 'off';
      const command = { configureFailPoint: 'failCommand', mode, ...(fault && { data: fault.data }) };
      return admin.command(command).then(
        () => true,
        () => false,
      );
    },
    async drop() {
      for (const connection of all) await dropAll(connection, prefix);
    },
    async close() {
      await Promise.all(all.map((connection) => connection.close(true)));
    },
  };
}

async function open(uri: string): Promise<mongoose.Connection> {
  const connection = mongoose.createConnection(uri, {
    serverSelectionTimeoutMS: 3_000,
    retryWrites: false,
    autoCreate: false,
  });
  connection.on('error', () => undefined);
  await connection.asPromise();
  return connection;
}

async function dropAll(connection: mongoose.Connection, prefix: string): Promise<void> {
  const client = connection.getClient();
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(`${prefix}_`)) await client.db(name).dropDatabase();
}
