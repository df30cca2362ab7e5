import { copyFileSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { wasClosedCleanly } from './clean-close.ts';
import { databaseFile, openDatabase } from './open-database.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  file = databaseFile(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = () => {
  const { database, close } = openDatabase(folder);
  database.exec('CREATE TABLE IF NOT EXISTS c1(raw BLOB); INSERT INTO c1 VALUES (zeroblob(100000))');
  return close;
};

describe('wasClosedCleanly', () => {
  test('recognizes a closed file', () => {
    write()();
    expect(wasClosedCleanly(file)).toBe(true);
  });

  test('doesn’t recognize an open file, which may end at any moment', () => {
    write()();
    const close = write();
    expect(wasClosedCleanly(file)).toBe(false);
    close();
  });

  test('doesn’t recognize a file that was cut', () => {
    write()();
    truncateSync(file, 20_000);
    expect(wasClosedCleanly(file)).toBe(false);
  });

  test('doesn’t recognize a file that another program wrote to', () => {
    write()();
    const other = new DatabaseSync(file);
    other.exec('INSERT INTO c1 VALUES (1)');
    other.close();
    expect(wasClosedCleanly(file)).toBe(false);
  });

  test('doesn’t recognize a copy in its place', () => {
    write()();
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    expect(wasClosedCleanly(file)).toBe(false);
  });

  test('doesn’t recognize a file whose log a reader still held at its close', () => {
    write()();
    const close = write();
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN; SELECT count(*) FROM c1');
    close();
    expect(wasClosedCleanly(file)).toBe(false);
    reader.close();
  });
});
