import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { changedFiles, commitsSince, git, taggedVersions } from './git.ts';

let root: string;
const run = (...args: string[]): string =>
  git(['-c', 'user.name=A', '-c', 'user.email=a@carillon.example', ...args], root);
const commit = (subject: string, file: string): void => {
  writeFileSync(path.join(root, file), subject);
  run('add', file);
  run('commit', '--quiet', '-m', subject);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-git-'));
  run('init', '--quiet');
  commit('Add a calendar', 'a.ts');
});
afterEach(() => rmSync(root, { recursive: true }));

test('lists the versions that have a tag, newest first', () => {
  for (const tag of ['v0.9.0', 'v0.10.0', 'vision', 'nightly']) run('tag', tag);
  expect(taggedVersions(root)).toEqual(['0.10.0', '0.9.0']);
});

test('lists commits since a version with their files', () => {
  run('tag', 'v0.1.0');
  commit('Fix the calendar', 'a.ts');
  commit('Show the time zone', 'b.ts');
  const since = [
    { subject: 'Show the time zone', files: ['b.ts'] },
    { subject: 'Fix the calendar', files: ['a.ts'] },
  ];
  expect(commitsSince('0.1.0', root)).toEqual(since);
  expect(commitsSince(undefined, root)).toEqual([...since, { subject: 'Add a calendar', files: ['a.ts'] }]);
});

test('lists files that are changed or new', () => {
  expect(changedFiles(root)).toEqual([]);
  writeFileSync(path.join(root, 'a.ts'), 'changed');
  writeFileSync(path.join(root, 'new.ts'), 'new');
  expect(changedFiles(root)).toEqual(['a.ts', 'new.ts']);
});
