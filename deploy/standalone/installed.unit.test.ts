import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { isInstalled } from './installed.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'carillon-installed-'));
const place = path.join(root, 'node_modules', '.package-lock.json');
afterAll(() => rmSync(root, { recursive: true }));

const hono = { version: '4.1.0', resolved: 'https://registry/hono-4.1.0.tgz', integrity: 'sha512-a' };
const packages = {
  'node_modules/hono': hono,
  'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
  'node_modules/@carillon/kit': { resolved: 'services/kit', link: true },
  'services/kit': { name: '@carillon/kit', version: '0.1.0' },
};

beforeEach(() => {
  rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(path.dirname(place));
  const all = { '': { name: 'carillon' }, ...packages };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: all }));
});

const { 'node_modules/fsevents': _, ...presentPackages } = packages;
const { 'services/kit': __, ...without } = presentPackages;

test.each<[string, object | string | null, boolean]>([
  ['what the lock file has, but for another machine’s', presentPackages, true],
  ['more than it has', { ...presentPackages, 'node_modules/left-over': hono }, true],
  ['nothing', null, false],
  ['less than it has', without, false],
  ['another version', { ...presentPackages, 'node_modules/hono': { ...hono, version: '4.0.9' } }, false],
  ['another content', { ...presentPackages, 'node_modules/hono': { ...hono, integrity: 'sha512-c' } }, false],
  ['a half of its list', '{"packages":{"node_modules/ho', false],
])('npm has installed %s', (_what, installed, expected) => {
  if (installed !== null)
    writeFileSync(place, typeof installed === 'string' ? installed : JSON.stringify({ packages: installed }));
  expect(isInstalled(root)).toBe(expected);
});
