import { sentence, text } from '@carillon/contracts/text.ts';
import { expect, test } from '@jest/globals';
import { reasonColumns, reasonIn } from './reason-columns.ts';

const made = text`${{ network: 'Facebook' }} is limiting posts.`;

test('a reason is kept in English, with what translates it where it has values', () => {
  expect(reasonColumns(made)).toEqual({ reason: 'Facebook is limiting posts.', reasonText: made });
  expect(reasonColumns(text`Down.`)).toEqual({ reason: 'Down.' });
  expect(reasonColumns(sentence`Down.`)).toEqual({ reason: 'Down.' });
  expect(reasonColumns(null)).toEqual({ reason: null });
});

test.each([
  ['as it was kept', reasonColumns(made), made],
  ['of an earlier version', { reason: 'Facebook is limiting posts.' }, 'Facebook is limiting posts.'],
  ['that an earlier version wrote over a newer one', { reason: 'Down.', reasonText: made }, 'Down.'],
  ['that is none', { reason: null, reasonText: made }, null],
])('a reason %s is read', (_, columns, reason) => {
  expect(reasonIn(columns)).toEqual(reason);
});
