import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const compose = read('compose.yaml');

/** What the composition decides, or a container's image: not for a user to set. */
const DECIDED = ['PORT', 'HOST', 'CARILLON_DATA', 'MONGODB_URI', 'SANDBOX_KEY'];

/** Settings in the first column of a README's tables. */
const inTable = (readme: string): string[] =>
  readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);

test('what the READMEs let a user set reaches a piece from .env', () => {
  const sandboxLimits =
    read('../../services/sandbox/README.md').match(/SANDBOX_[A-Z]+_(?:CALLS|POSTS|MB)/g) ?? [];
  expect(sandboxLimits).toHaveLength(7);
  const named = [...inTable(read('../../README.md')), ...sandboxLimits];
  const passed = new Set([...compose.matchAll(/^ +(\w+): \$\{\1:/gm)].map(([, name]) => name));
  expect(named.filter((name) => !passed.has(name) && !DECIDED.includes(name))).toEqual([]);
});
