import { expect, test } from '@jest/globals';
import { etagMatches } from './etag-matches.ts';

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*'])('If-None-Match: %s names version "a"', (header) => {
  expect(etagMatches(header, '"a"')).toBe(true);
});

// Apache 2.4.71 with mod_deflate (DeflateAlterETag, by default AddSuffix), which doesn't take it off the browser's question.
test('If-None-Match names the version that Apache compressed', () => {
  expect(etagMatches('"b", "a-gzip"', '"a"')).toBe(true);
  expect(etagMatches('"gzip"', '"a"')).toBe(false);
});

test.each([undefined, '', '"b"', 'a', 'W/"b", "c"'])(
  'If-None-Match: %s does not name version "a"',
  (header) => {
    expect(etagMatches(header, '"a"')).toBe(false);
  },
);
