import mongoose from 'mongoose';

/** The prefix of all databases of the bench. */
const PREFIX = 'bench-';

/** The database of a round, and those that services derive from it. */
export const databaseOf = (round: { readonly id: string }): string => `${PREFIX}${round.id}`;

/**
 * The same address with another database. Users are looked for where they were looked for before.
 * @param uri a MongoDB's, with one host or several
 */
export function uriOfDatabase(uri: string, database: string): string {
  const [address = '', query = ''] = uri.split('?', 2);
  const [scheme = '', rest = ''] = address.split('://', 2);
  const [hosts = '', former = ''] = rest.split('/', 2);
  const server = `${scheme}://${hosts}`;
  const options = new URLSearchParams(query);
  if (server.includes('@') && !options.has('authSource')) options.set('authSource', former || 'admin');
  return `${server}/${database}${options.size > 0 ? `?${options}` : ''}`;
}

/** The same address for a client that tells of its commands. */
export const watchedUri = (uri: string): string =>
  `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`;

/** Removes what a round has in the store. */
export async function dropDatabases(uri: string, round: { readonly id: string }): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    const client = connection.getClient();
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const ownDatabases = databases.filter(
      ({ name }) => name === databaseOf(round) || name.startsWith(`${databaseOf(round)}_`),
    );
    for (const { name } of ownDatabases) await client.db(name).dropDatabase();
  } finally {
    await connection.close();
  }
}
