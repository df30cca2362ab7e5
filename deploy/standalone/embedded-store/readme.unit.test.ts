import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ACCUMULATORS, EXPRESSIONS } from './aggregate/check-expression.ts';
import { STAGES } from './aggregate/check-pipeline.ts';
import { COMMANDS } from './commands/run.ts';
import { LOGICAL } from './query/compile.ts';
import { OPERATORS as QUERY_OPERATORS } from './query/operators.ts';
import { OPERATORS as UPDATE_OPERATORS } from './update/operators.ts';

const folder = import.meta.dirname;
const page = readFileSync(path.join(folder, '../../../docs/feature-teams/embedded-store.md'), 'utf8');
const supported = page.slice(page.indexOf('## Supported'), page.indexOf('## Refused'));
const behaviour = path.join(folder, 'test/behaviour');
const tests = readdirSync(behaviour).map((file) => readFileSync(path.join(behaviour, file), 'utf8'));

/** Lists the names in a point of the list, with the points below it. */
function namesUnder(point: string): string[] {
  const [, rest = ''] = supported.split(`- **${point}**`);
  const [text = ''] = rest.split(/\n- \*\*|\n\n/);
  return [...new Set([...text.matchAll(/`([$\w]+)`/g)].map(([, name = '']) => name))].sort();
}

// Clauses beside an operator.
const CLAUSES = ['$each', '$slice'];

test.each([
  ['Commands', Object.keys(COMMANDS)],
  [
    'Queries',
    [...Object.keys(QUERY_OPERATORS), ...Object.keys(LOGICAL), '$ne', '$nin', '$not', '$expr', '$comment'],
  ],
  ['Stages', Object.keys(STAGES)],
  ['Accumulators', [...ACCUMULATORS]],
  ['Expressions', [...EXPRESSIONS.keys()]],
])('%s: the page names each that is there, and no other', (point, names) => {
  expect(namesUnder(point)).toEqual([...names].sort());
});

test('no figure is left to be filled in', () => {
  const placeholder = /\b[A-Z]+_(?:FIGURES|TABLE)\b/;
  for (const text of [page, readFileSync(path.join(folder, 'moving-to-mongodb.md'), 'utf8')])
    expect(text).not.toMatch(placeholder);
});

test('Updates: the page names each that is there', () => {
  const operators = [...Object.keys(UPDATE_OPERATORS), ...CLAUSES];
  expect(namesUnder('Updates')).toEqual(operators.sort());
});

test.each(['Queries', 'Updates', 'Stages', 'Accumulators', 'Expressions'])(
  '%s: the suite that also runs on other servers has each',
  (point) => {
    const text = tests.join('\n');
    expect(namesUnder(point).filter((name) => !text.includes(name))).toEqual([]);
  },
);
