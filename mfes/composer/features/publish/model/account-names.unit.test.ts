import { expect, test } from '@jest/globals';
import { fullNameOf, nameAmong } from './account-names.ts';

const one = { platform: 'facebook', kind: 'page', id: 'a-1001', name: 'Flour & Fold' } as const;
const other = { ...one, id: 'b-2002', name: 'Rye' };

test('an account whose name is its own goes by its name', () => {
  expect(nameAmong(one, [one, other])).toBe('Flour & Fold');
});

test('among accounts of several networks it has its network too', () => {
  expect(fullNameOf(one, [one, other])).toBe('Facebook · Flour & Fold');
});

test('two pages of one name are distinguished by the ends of their IDs', () => {
  const twin = { ...one, id: 'c-3003' };
  expect([one, twin].map((page) => nameAmong(page, [one, twin]))).toEqual([
    'Flour & Fold (page …1001)',
    'Flour & Fold (page …3003)',
  ]);
});
