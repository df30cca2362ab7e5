import { toCommentary } from '@carillon/social/linkedin/publish/commentary.ts';
import { expect, test } from '@jest/globals';
import { readCommentary } from './commentary.ts';

test.each([
  'Plain words',
  'All of | { } @ [ ] ( ) < > # \\ * _ ~ at once',
  'Tags #bells_2 #glück,\nand C# too\n\n#end',
  'An emoji \u{1f514} and a \\#trap {hashtag|x}',
])('what the client writes is read as it was meant: %s', (text) => {
  expect(readCommentary(toCommentary(text))).toBe(text);
});

test('the text ends where a reserved character isn’t escaped', () => {
  expect(readCommentary('Seen (not seen)')).toBe('Seen ');
});

test('a mention reads as the name', () => {
  expect(readCommentary('Hello @[Ann \\(Bell\\)](urn:li:person:1), welcome')).toBe(
    'Hello Ann (Bell), welcome',
  );
});
