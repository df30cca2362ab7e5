import mongoose from 'mongoose';

/** Opens one service's database. Rejects when the server does not answer within ten seconds. */
export async function connectStore(uri: string, database: string): Promise<mongoose.Connection> {
  const connection = mongoose.createConnection(uri, {
    dbName: database,
    serverSelectionTimeoutMS: 10_000,
    autoIndex: true,
    retryWrites: false,
    ignoreUndefined: true,
  });
  await connection.asPromise();
  return connection;
}

/** Rejects while the database does not answer; for readiness. */
export const pingStore = (connection: mongoose.Connection): Promise<unknown> =>
  connection.db ? connection.db.command({ ping: 1 }) : Promise.reject(new Error('not connected'));
