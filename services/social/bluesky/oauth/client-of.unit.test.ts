import { expect, test } from '@jest/globals';
import { clientOf } from './client-of.ts';

test('a public https address is a client that servers can look up', () => {
  expect(clientOf('https://social.bells.com')).toEqual({
    clientId: 'https://social.bells.com/oauth-client-metadata.json',
    name: 'Carillon',
    uri: 'https://social.bells.com/',
    redirectUri: 'https://social.bells.com/oauth/callback/bluesky',
  });
});

test.each([
  ['without https', 'http://social.bells.com'],
  ['on this machine', 'https://localhost:8080'],
  ['by a number', 'https://192.0.2.7'],
  ['by a number of IPv6', 'https://[2001:db8::7]'],
  ['by a name without a dot', 'https://bells'],
  ['of a local network', 'https://bells.local'],
  ['that is reserved', 'https://bells.test'],
])('an address %s is none', (_, publicUrl) => {
  expect(clientOf(publicUrl)).toBeUndefined();
});
