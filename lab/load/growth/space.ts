import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import mongoose from 'mongoose';

/** The space that a store takes, in bytes. */
export interface Space {
  readonly documents: number;
  /** By collection and name. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** Reads the whole file of an embedded store, which may be running. */
export async function spaceOfFolder(folder: string): Promise<Space> {
  const database = new DatabaseSync(path.join(folder, 'store.db'), { readOnly: true });
  try {
    const sizes = database.prepare('SELECT name, pgsize FROM dbstat WHERE aggregate = TRUE').all();
    const bytesOf = new Map(sizes.map(({ name, pgsize }) => [String(name), Number(pgsize)]));
    const collections = database.prepare('SELECT id, namespace FROM collections').all();
    const indexes = database
      .prepare('SELECT i.id, i.name, c.namespace FROM indexes i JOIN collections c ON c.id = i.collection')
      .all();
    return {
      documents: collections.reduce((sum, { id }) => sum + (bytesOf.get(`c${id}`) ?? 0), 0),
      indexes: new Map([
        ...collections.map(({ id, namespace }): [string, number] => [
          nameOf(namespace, '_id_'),
          bytesOf.get(`sqlite_autoindex_c${id}_1`) ?? 0,
        ]),
        ...indexes.map(({ id, namespace, name }): [string, number] => [
          nameOf(namespace, name),
          bytesOf.get(`i${id}`) ?? 0,
        ]),
      ]),
    };
  } finally {
    database.close();
  }
}

/** Returns the space that a server reports for databases with this prefix. Empty if it reports none. */
export async function spaceOfServer(uri: string, prefix: string): Promise<Space> {
  const connection = await mongoose.createConnection(uri).asPromise();
  let documents = 0;
  const indexes = new Map<string, number>();
  try {
    for (const service of ['posts', 'analytics']) {
      const database = connection.useDb(`${prefix}_${service}`);
      for (const { name } of (await database.db?.listCollections().toArray()) ?? []) {
        const stats = await database.db?.command({ collStats: name });
        documents += Number(stats?.size ?? 0);
        for (const [index, bytes] of Object.entries(stats?.indexSizes ?? {}))
          indexes.set(nameOf(`${service}.${name}`, index), Number(bytes));
      }
    }
  } catch (error) {
    console.log(`The server doesn't tell its sizes: ${String(error)}`);
  } finally {
    await connection.close();
  }
  return { documents, indexes };
}

const nameOf = (namespace: unknown, index: unknown): string =>
  `${String(namespace).replace(/^[^.]*_/, '')} ${String(index)}`;
