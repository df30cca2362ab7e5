import { readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { backup, restore } from '@carillon/embedded-store/transfer/backup.ts';
import { copyTo } from '@carillon/embedded-store/transfer/copy-to.ts';
import { CARILLON_VERSION } from '@carillon/kit/carillon-version.ts';
import { connectStore, connectUnchecked } from '@carillon/kit/store/connect.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { explainStart } from '../explain-start.ts';

const READS = `this Carillon, ${CARILLON_VERSION}, reads format 1.`;

let folder: string;
const at = (...parts: string[]): string => path.join(folder, ...parts);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens one service's database in the store of a data folder. */
async function openDatabase(data: string, format?: number): Promise<void> {
  const store = await startEmbeddedStore({ folder: path.join(data, 'store') });
  try {
    const database = 'carillon_posts';
    const connection = await (format === undefined
      ? connectUnchecked(store.uri, database)
      : connectStore(store.uri, database, { format }));
    await connection.collection('posts').insertOne({ at: new Date(0) });
    await connection.close();
  } finally {
    await store.close();
  }
}

/** Returns the message of a failed start. */
async function readFailure(data: string, error: unknown): Promise<string> {
  const config = await readConfig({ CARILLON_DATA: data });
  try {
    return explainStart(error, config);
  } catch (explained) {
    return (explained as Error).message;
  }
}
const caught = (opening: () => void): unknown => {
  try {
    opening();
  } catch (error) {
    return error;
  }
  return undefined;
};

test('a new folder is marked, and opened again', () => {
  openDataFolder(at('new'));
  expect(readdirSync(at('new'))).toEqual(['format.json']);
  openDataFolder(at('new'));
});

test.each([
  [{ format: 0 }, `has format 0; ${READS} It is from before the first release`],
  [
    { format: 2 },
    `has format 2; ${READS} A newer Carillon wrote it, and nothing is turned back: run that one`,
  ],
  [
    { format: 2, carillon: '0.9.0' },
    `has format 2; ${READS} Carillon 0.9.0 wrote it, and nothing is turned back: run Carillon 0.9.0 or a newer one`,
  ],
  [{}, `says no format; ${READS} It is from before the first release`],
  [null, `says no format; ${READS} It is from before the first release`],
])('a folder whose format is %j is refused in words', async (format, words) => {
  writeFileSync(at('format.json'), JSON.stringify(format));
  const sentence = await readFailure(
    folder,
    caught(() => openDataFolder(folder)),
  );
  expect(sentence).toContain(`CARILLON_DATA: ${folder} ${words}`);
  expect(sentence).toContain('choose another folder');
});

test('a folder with a store and no format, from before, is refused and left as it is', async () => {
  await openDatabase(folder);
  const before = readdirSync(folder);
  expect(
    await readFailure(
      folder,
      caught(() => openDataFolder(folder)),
    ),
  ).toContain(`${folder} says no format`);
  expect(readdirSync(folder)).toEqual(before);
});

test('a store whose database has another format is explained by the folder that it is in', async () => {
  await openDatabase(folder, 2);
  const error = await openDatabase(folder, 1).catch((reason: unknown) => reason);
  expect(await readFailure(folder, error)).toContain(
    `CARILLON_DATA: ${folder}: the database carillon_posts has format 2; ${READS} Carillon ${CARILLON_VERSION} wrote it`,
  );
});

test('a backup and a copy have the databases’ formats', async () => {
  await openDatabase(at('data'), 7);
  backup(at('data', 'store'), at('backup.db'));
  openDataFolder(at('restored'));
  restore(at('restored', 'store'), at('backup.db'));
  await openDatabase(at('restored'), 7);
  await expect(openDatabase(at('restored'), 8)).rejects.toThrow('has format 7');

  const target = await startEmbeddedStore({ folder: at('target', 'store') });
  await copyTo(at('data', 'store'), target.uri);
  await target.close();
  await openDatabase(at('target'), 7);
  await expect(openDatabase(at('target'), 8)).rejects.toThrow('has format 7');
});
