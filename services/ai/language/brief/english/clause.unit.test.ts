import { expect, test } from '@jest/globals';
import { parseClause } from './clause.ts';

test.each([
  [
    'Our bakery launches a new rye sourdough on Saturday',
    'Our bakery',
    'launches',
    'a new rye sourdough on Saturday',
  ],
  ['We now repair zips', 'We', 'repair', 'zips'],
  ['We’re closing our studio', 'We', 'are closing', 'our studio'],
  ['120 jobs are going at our plant', '120 jobs', 'are going', 'at our plant'],
  ['Leith police station asks for witnesses', 'Leith police station', 'asks', 'for witnesses'],
  ['The ferry runs again from Easter', 'The ferry', 'runs', 'again from Easter'],
  ['I hand in my thesis next week', 'I', 'hand in', 'my thesis next week'],
])('reads “%s”', (text, subject, verb, rest) => {
  expect(parseClause(text)).toMatchObject({ subject, verb, rest });
});

test('reads what is negated', () => {
  expect(parseClause('The market will not open this year')).toMatchObject({ negated: true, tense: 'future' });
});

test.each([
  'Guided mushroom walk on Sunday',
  'Fresh cod every Thursday from 8 until sold out',
  'Bring boots',
  'What we know: nothing',
  'x'.repeat(300),
])('finds no clause in “%s”', (text) => {
  expect(parseClause(text)).toBeNull();
});
