import { expect, test } from '@jest/globals';
import { etagMatches } from './etag-matches.ts';

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*'])('If-None-Match: %s names version "a"', (header) => {
  expect(etagMatches(header, '"a"')).toBe(true);
});

test.each([undefined, '', '"b"', 'a', 'W/"b", "c"'])(
  'If-None-Match: %s does not name version "a"',
  (header) => {
    expect(etagMatches(header, '"a"')).toBe(false);
  },
);
