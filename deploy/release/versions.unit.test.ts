import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readVersions, setVersion } from './versions.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'versions-'));
  for (const file of [...Object.keys(readVersions()), 'package-lock.json'])
    cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const textOf = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

test('all of Carillon has one version', () => {
  expect(new Set(Object.values(readVersions())).size).toBe(1);
});

test('sets the version of every package, of their dependencies on each other, and of the chart', () => {
  const before = readVersions(root);
  setVersion('98.76.54', root);
  const after = readVersions(root);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(new Set(Object.values(after))).toEqual(new Set(['98.76.54']));
  const needs = [...Object.keys(after), 'package-lock.json'].flatMap((file) => [
    ...textOf(root, file).matchAll(/"@carillon\/[a-z-]+": "(.*)"/g),
  ]);
  expect(needs.length).toBeGreaterThan(50);
  expect(new Set(needs.map(([, range]) => range))).toEqual(new Set(['98.76.54']));
});

test('changes nothing else', () => {
  const [version = ''] = Object.values(readVersions(root));
  setVersion('98.76.54', root);
  setVersion(version, root);
  for (const file of [...Object.keys(readVersions()), 'package-lock.json'])
    expect(textOf(root, file)).toBe(textOf(ROOT, file));
});
