import { expect, test } from '@jest/globals';
import { cutPage, datedPlace, readCursor } from './page.ts';

const ROWS = [3, 2, 1].map((n) => ({ at: new Date(n * 1000), id: `row ${n}` }));
const placeOf = ({ at, id }: (typeof ROWS)[number]) => [at.getTime(), id];

test('a page has a cursor for the next one, and the last page has none', () => {
  const { rows, next } = cutPage(ROWS, 2, placeOf);
  expect(rows).toEqual(ROWS.slice(0, 2));
  expect(readCursor(next ?? '', datedPlace)).toEqual(ROWS[1]);
  expect(cutPage(ROWS, 3, placeOf)).toEqual({ rows: ROWS, next: null });
  expect(readCursor(undefined, datedPlace)).toBeNull();
});

test('rejects an invalid cursor by its field', () => {
  const strange = [
    '',
    'yesterday',
    '%00',
    ...['[]', '[1]', '["a","b"]', '[-1,"a"]', '[1e99,"a"]', '[1,""]', '{}', '['].map((json) =>
      Buffer.from(json).toString('base64url'),
    ),
  ];
  for (const cursor of strange)
    expect(() => readCursor(cursor, datedPlace)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
});
