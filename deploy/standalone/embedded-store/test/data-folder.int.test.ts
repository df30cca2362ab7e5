import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { startEmbeddedStore } from '../start.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  file = path.join(folder, 'store.db');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => startEmbeddedStore({ folder });

async function fill(): Promise<void> {
  const store = await start();
  const connection = await mongoose.createConnection(store.uri, { retryWrites: false }).asPromise();
  const things = Array.from({ length: 500 }, (_, n) => ({ n, text: 'x'.repeat(100) }));
  await connection.collection('things').insertMany(things);
  await connection.close();
  await store.close();
}

test('a folder that another process uses is refused by name', async () => {
  const child = fileURLToPath(new URL('./serve-until-killed.ts', import.meta.url));
  const other = fork(child, [folder], { execArgv: ['--no-warnings'], stdio: 'ignore' });
  await once(other, 'message');
  await expect(start()).rejects.toThrow(`${folder} is in use by another process`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await start()).close();
});

test('a newer format is refused, says what to do, and is left as it is', async () => {
  await fill();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version=99; PRAGMA journal_mode=DELETE');
  database.close();
  const before = await readFile(file);
  await expect(start()).rejects.toThrow(/newer version \(format 99; this one reads 1\)\. Update Carillon/);
  expect((await readFile(file)).equals(before)).toBe(true);
});

test('a file that lost its end is refused', async () => {
  await fill();
  await truncate(file, 20_000);
  await expect(start()).rejects.toThrow(/store\.db is damaged.*Restore it from a backup/);
});

test('an emptied file is no new store', async () => {
  await fill();
  await writeFile(file, '');
  await expect(start()).rejects.toThrow(/store\.db is damaged/);
});

test('a log without its file is no new store', async () => {
  await fill();
  await rename(file, `${file}-wal`);
  await expect(start()).rejects.toThrow(/store\.db is damaged \(the file is gone, but its log is there\)/);
});

test('bytes changed in the middle are refused', async () => {
  await fill();
  const bytes = await readFile(file);
  bytes.fill(0xa5, 4096 * 4, 4096 * 6);
  await writeFile(file, bytes);
  await expect(start()).rejects.toThrow(/store\.db is damaged/);
});

test('a file that was damaged before a store was killed is refused', async () => {
  await fill();
  const child = fileURLToPath(new URL('./serve-until-killed.ts', import.meta.url));
  const other = fork(child, [folder], { execArgv: ['--no-warnings'], stdio: 'ignore' });
  await once(other, 'message');
  const bytes = await readFile(file);
  bytes.fill(0xa5, 4096 * 4, 4096 * 6);
  await writeFile(file, bytes);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(start()).rejects.toThrow(/store\.db is damaged/);
});

test('a first start that was cut short is simply begun again', async () => {
  await writeFile(`${file}.new`, 'half a file');
  await (await start()).close();
  await (await start()).close();
});

test('rejects a path that isn’t a folder, with a message', async () => {
  folder = path.join(file, 'inside');
  await writeFile(file, 'a file, not a folder');
  await expect(start()).rejects.toThrow(/can't be used: /);
  folder = path.dirname(file);
});
