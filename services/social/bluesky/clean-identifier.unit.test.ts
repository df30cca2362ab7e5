import { expect, test } from '@jest/globals';
import { cleanIdentifier } from './clean-identifier.ts';

test.each([
  [' @Ada.Example ', 'ada.example'],
  ['ada', 'ada.bsky.social'],
  ['ada.example.', 'ada.example'],
  ['https://bsky.app/profile/ada.example?x=1', 'ada.example'],
  ['https://bsky.app/profile/did:plc:abc', 'did:plc:abc'],
  ['did:web:ada.example', 'did:web:ada.example'],
  ['\u202aada.example\u202c', 'ada.example'],
])('reads %s as %s', (input, identifier) => {
  expect(cleanIdentifier(input)).toBe(identifier);
});

test.each(['', '@', 'ada@example.com', 'ada example', 'ada..example', `${'a.'.repeat(200)}example`])(
  'finds no handle in “%s”',
  (input) => {
    expect(() => cleanIdentifier(input)).toThrow('Enter your Bluesky handle');
  },
);
