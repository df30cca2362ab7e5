import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { standaloneSettings } from './config.ts';

test('the README names every setting, and no other', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(named.sort()).toEqual(Object.keys(standaloneSettings.shape).sort());
});
