import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedStore, startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type mongoose from 'mongoose';
import { connectUnchecked, databaseOf } from '../store/connect.ts';
import { migrate, needsMigration } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { holdFormat, type Migration, storeFormat } from '../store/store-format.ts';
import { eventually } from './eventually.ts';

let folder: string;
let store: EmbeddedStore;
let connection: mongoose.Connection;
let database: mongoose.mongo.Db;
let databaseCount = 0;
const lines: string[] = [];
const print = (line: string): void => void lines.push(line);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrate-'));
  store = await startEmbeddedStore({ folder, durable: false });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  lines.length = 0;
  connection = await connectUnchecked(store.uri, `migrate_test_${++databaseCount}`);
  database = databaseOf(connection);
  await holdFormat(database, storeFormat(1));
  await things().insertMany([{ name: 'a' }, { name: 'b' }]);
});

afterEach(() => connection.close());

const things = () => database.collection<{ name?: string; title?: string; seen?: number }>('things');
const step = (to: number, run: Migration['run']): Migration => ({ to, what: `step ${to}`, run });
const rename = step(2, async (db) => {
  for await (const { _id, name } of db.collection('things').find({ name: { $exists: true } }))
    await db.collection('things').updateOne({ _id }, { $set: { title: name }, $unset: { name: '' } });
});
const count = step(3, async (db) => {
  await db.collection('things').updateMany({ seen: { $exists: false } }, { $set: { seen: 0 } });
});
const all = async () =>
  (
    await things()
      .find({}, { projection: { _id: 0 } })
      .toArray()
  ).map((one) => ({ ...one }));
const DONE = [
  { title: 'a', seen: 0 },
  { title: 'b', seen: 0 },
];

test('an older database is brought up to date step by step, and then opens', async () => {
  const format = storeFormat(3, [rename, count]);
  expect(await needsMigration(database, format)).toBe(true);
  await migrate(database, format, { tell: print });
  expect(await all()).toEqual(DONE);
  expect(lines).toEqual([
    `${database.databaseName}: format 1 becomes 2: step 2`,
    `${database.databaseName}: format 2 becomes 3: step 3`,
  ]);
  await expect(holdFormat(database, format)).resolves.toBeUndefined();
  await migrate(database, format, { tell: print });
  expect(lines).toHaveLength(2);
});

test('an interrupted migration continues at its step, and repeats none', async () => {
  let fails = true;
  let renamed = 0;
  const format = storeFormat(3, [
    step(2, async (db, check) => {
      renamed++;
      await rename.run(db, check);
    }),
    step(3, async (db, check) => {
      await db.collection('things').updateOne({ title: 'a' }, { $set: { seen: 0 } });
      if (fails) throw new Error('the power went');
      await count.run(db, check);
    }),
  ]);
  await expect(migrate(database, format, { tell: print })).rejects.toThrow('the power went');
  await expect(holdFormat(database, format)).rejects.toThrow('Run npm run migrate');
  fails = false;
  await migrate(database, format, { tell: print });
  expect([renamed, await all()]).toEqual([1, DONE]);
});

test('of several processes one migrates, the others wait, and a process that serves waits for all of it', async () => {
  const gate = Promise.withResolvers<void>();
  let runs = 0;
  const format = storeFormat(2, [
    step(2, async (db, check) => {
      runs++;
      await gate.promise;
      await rename.run(db, check);
    }),
  ]);
  const looks: string[] = [];
  const place = {
    uri: store.uri,
    database: database.databaseName,
    untilMigrated: async (error: Error) => {
      looks.push(error.message);
      await pause(20);
    },
  };
  const both = [migrate(database, format, { tell: print }), migrate(database, format, { tell: print })];
  const opening = openDatabase(place, format, () => ({}));
  void Promise.allSettled([...both, opening]);
  await eventually(() =>
    expect([runs, lines.some((line) => line.includes('waiting')), looks.length > 1]).toEqual([1, true, true]),
  );
  gate.resolve();
  await Promise.all(both);
  await (await opening).close();
  expect(runs).toBe(1);
});

test('a process of the previous version is told to stop, and its last writes are migrated too', async () => {
  const isStill = Promise.withResolvers<void>();
  const before = {
    uri: store.uri,
    database: database.databaseName,
    whenOutdated: { lookMs: 5, end: (error: Error) => void endOld(error) },
  };
  const old = await openDatabase(before, storeFormat(1), () => ({}));
  const endings: string[] = [];
  const endOld = async ({ message }: Error): Promise<void> => {
    endings.push(message);
    await things().insertOne({ name: 'c' });
    await old.close();
    isStill.resolve();
  };
  const format = storeFormat(2, [rename]);
  await migrate(database, format, { tell: print, untilStill: () => isStill.promise });
  expect(endings).toEqual([expect.stringContaining('has format 1; this Carillon')]);
  expect(await all()).toEqual([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
  // Started again, it is refused; the new version is let in.
  await expect(openDatabase(before, storeFormat(1), () => ({}))).rejects.toThrow('nothing is turned back');
  await (await openDatabase(before, format, () => ({}))).close();
  expect(endings).toHaveLength(1);
});

test('a process that couldn’t look during the migration is told as soon as it can', async () => {
  const failure = Promise.withResolvers<Error>();
  const place = { uri: store.uri, database: database.databaseName };
  const whenOutdated = { lookMs: 5, end: failure.resolve };
  const old = await openDatabase({ ...place, whenOutdated }, storeFormat(1), () => ({}));
  await database.collection('format').updateOne({}, { $set: { version: 2, carillon: '9.9.9' } });
  expect((await failure.promise).message).toContain('Carillon 9.9.9 wrote it');
  await old.close();
});

test('waits for a dead lock holder only until the lock expires, or not at all if it is alone', async () => {
  const format = storeFormat(2, [rename]);
  const lock = (until: number) =>
    database.collection('format').updateOne({}, { $set: { lock: { by: 'dead', until: new Date(until) } } });
  await lock(Date.now() + 3_600_000);
  await migrate(database, format, { tell: print, alone: true });
  expect((await all())[0]).toEqual({ title: 'a' });
  await database.collection('format').updateOne({}, { $set: { version: 1 } });
  await lock(Date.now() - 1);
  await migrate(database, format, { tell: print });
  await expect(holdFormat(database, format)).resolves.toBeUndefined();
});

test('a lock’s end depends on the store’s clock only', async () => {
  const format = storeFormat(2, [rename]);
  const until = new Date(Date.now() + 3_600_000);
  await database.collection('format').updateOne({}, { $set: { lock: { by: 'other', until } } });
  const localTime = new Date(until.getTime() + 1);
  const later: typeof database = Object.assign(Object.create(database), {
    command: async () => ({ localTime }),
  });
  await migrate(later, format, { tell: print });
  expect(lines).not.toContain(expect.stringContaining('waiting'));
  await expect(holdFormat(database, format)).resolves.toBeUndefined();
});

test('who has lost the lock changes nothing more, and leaves it to who has it', async () => {
  const formats = database.collection('format');
  const other = { by: 'other', until: new Date(Date.now() + 3_600_000) };
  const format = storeFormat(3, [
    step(2, async (_, check) => {
      await formats.updateOne({}, { $set: { lock: other } });
      for (;;) {
        check();
        await pause(5);
      }
    }),
    count,
  ]);
  await expect(migrate(database, format, { tell: print, lockMs: 60 })).rejects.toThrow('has lost its lock');
  expect(await formats.findOne({})).toMatchObject({ version: 1, lock: other });
  expect(await all()).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('who can’t say in time that it lives is taken for dead, and knows it', async () => {
  const end = Promise.withResolvers<void>();
  const silent: typeof database = Object.assign(Object.create(database), {
    command: async (document: object) => {
      await (renewals++ > 0 ? end.promise : null);
      return database.command(document);
    },
  });
  let renewals = 0;
  const format = storeFormat(2, [
    step(2, async (_, check) => {
      for (;;) {
        check();
        await pause(5);
      }
    }),
  ]);
  await expect(migrate(silent, format, { tell: print, lockMs: 60 })).rejects.toThrow('has lost its lock');
  end.resolve();
});

test('rejects a newer database, and one without a path to this format, unchanged', async () => {
  const format = storeFormat(3, [count]);
  await expect(migrate(database, format, { tell: print })).rejects.toThrow(
    'It is from before the first release',
  );
  await database.collection('format').updateOne({}, { $set: { version: 4, carillon: '9.9.9' } });
  await expect(migrate(database, format, { tell: print })).rejects.toThrow('Carillon 9.9.9 wrote it');
  expect([lines, (await all())[0]]).toEqual([[], { name: 'a' }]);
});

test('steps with a gap are a fault of ours', () => {
  expect(() => storeFormat(3, [rename])).toThrow('gap');
});
