import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makePrivateFolder } from './private-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'carillon-private-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (folder: string) => (statSync(folder).mode & 0o7777).toString(8);

test('only the owner can read a new folder, and new ones above it', () => {
  makePrivateFolder(path.join(parent, 'data/media'));
  expect(['data', 'data/media'].map((name) => modeOf(path.join(parent, name)))).toEqual(['700', '700']);
});

test('an existing folder is tightened', () => {
  const folder = path.join(parent, 'old');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe('700');
});

test('a folder that is meant for everybody stays so', () => {
  const folder = path.join(parent, 'tmp');
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe('1777');
});
