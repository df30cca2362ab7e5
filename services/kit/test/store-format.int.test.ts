import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedStore, startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CARILLON_VERSION } from '../carillon-version.ts';
import { connectStore, connectUnchecked } from '../store/connect.ts';

let folder: string;
let store: EmbeddedStore;
let databaseCount = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-format-'));
  store = await startEmbeddedStore({ folder, durable: false });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const newDatabase = (): string => `format_test_${++databaseCount}`;
const openFormat = async (database: string, format: number): Promise<void> => {
  const connection = await connectStore(store.uri, database, { format });
  await connection.close();
};
async function has(database: string, collection: string): Promise<void> {
  const connection = await connectUnchecked(store.uri, database);
  await connection.collection(collection).insertOne({ at: new Date(0) });
  await connection.close();
}

test('a new database gets the format, and is opened again with it', async () => {
  const database = newDatabase();
  await openFormat(database, 3);
  await has(database, 'posts');
  await expect(openFormat(database, 3)).resolves.toBeUndefined();
});

test.each([
  [
    'an older',
    2,
    "It is from before the first release, and can't be taken over. Or start with another server",
  ],
  [
    'a newer',
    4,
    `Carillon ${CARILLON_VERSION} wrote it, and nothing is turned back: run Carillon ${CARILLON_VERSION} or`,
  ],
])('%s one is refused, with what was found and what to do', async (_, storedFormat, what) => {
  const database = newDatabase();
  await openFormat(database, storedFormat);
  const opening = openFormat(database, 3);
  await expect(opening).rejects.toThrow(
    `the database ${database} has format ${storedFormat}; this Carillon, ${CARILLON_VERSION}, reads format 3. ${what}`,
  );
});

test('one with data and no format is refused, and stays as it is', async () => {
  const database = newDatabase();
  await has(database, 'posts');
  for (let time = 0; time < 2; time++)
    await expect(openFormat(database, 1)).rejects.toThrow(`the database ${database} has no format version`);
});

test('processes that open a new database at once all get in', async () => {
  const database = newDatabase();
  const all = Array.from({ length: 6 }, async (_, n) => {
    await openFormat(database, 1);
    await has(database, `things_${n}`);
  });
  await expect(Promise.all(all)).resolves.toHaveLength(6);
});
