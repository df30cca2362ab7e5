import mongoose from 'mongoose';
import { endWaitsOnClosedSockets } from './closed-sockets.ts';
import { holdFormat, type StoreFormat, storeFormat } from './store-format.ts';
import { asUnavailable } from './store-unavailable.ts';

export type Connection = mongoose.Connection;

export interface StoreTimeouts {
  /** To find a server that takes calls. */
  readonly findMs: number;
  /** How long a call may receive nothing. */
  readonly silentMs: number;
}

/** Together well below what a lease is renewed by: who can't renew it must know in time. */
const TIMEOUTS: StoreTimeouts = { findMs: 10_000, silentMs: 12_000 };

export interface StoreOptions extends Partial<StoreTimeouts> {
  /** The format that the service stores in; a database of another one is refused. */
  readonly format: number | StoreFormat;
}

/**
 * Opens one service's database. Later calls reject too when the server does not answer within seconds.
 * @throws StoreUnavailable, or StoreFormatError, in words for the operator who set the URI
 */
export async function connectStore(
  uri: string,
  database: string,
  { format, ...timeouts }: StoreOptions,
): Promise<Connection> {
  const connection = await connectUnchecked(uri, database, timeouts);
  try {
    const expectedFormat = typeof format === 'number' ? storeFormat(format) : format;
    await holdFormat(databaseOf(connection), expectedFormat);
    return connection;
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw asUnavailable(uri, error);
  }
}

/**
 * Opens a database in whatever format it is, for tools and tests that look into it.
 * @throws StoreUnavailable
 */
export async function connectUnchecked(
  uri: string,
  database: string,
  { findMs = TIMEOUTS.findMs, silentMs = TIMEOUTS.silentMs }: Partial<StoreTimeouts> = {},
): Promise<Connection> {
  endWaitsOnClosedSockets();
  const connection = openConnection(uri, {
    dbName: database,
    serverSelectionTimeoutMS: findMs,
    connectTimeoutMS: findMs,
    waitQueueTimeoutMS: findMs,
    // Without it a call waits as long as TCP does for a server that has gone silent: for minutes.
    socketTimeoutMS: silentMs,
    autoIndex: true,
    retryWrites: false,
    ignoreUndefined: true,
  });
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw asUnavailable(uri, error);
  }
}

function openConnection(uri: string, options: mongoose.ConnectOptions): Connection {
  try {
    return mongoose.createConnection(uri, options);
  } catch (error) {
    throw asUnavailable(uri, error);
  }
}

/** The database that a connection was opened for. */
export const databaseOf = (connection: Connection): mongoose.mongo.Db =>
  connection.getClient().db(connection.name);

/** Rejects while the database does not answer; for readiness. */
export const pingStore = (connection: Connection): Promise<unknown> =>
  connection.db ? connection.db.command({ ping: 1 }) : Promise.reject(new Error('not connected'));
