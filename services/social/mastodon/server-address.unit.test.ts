import { describe, expect, test } from '@jest/globals';
import { permitServers } from '../http/permit-servers.ts';
import { serverOrigin } from './server-address.ts';

describe('serverOrigin', () => {
  test.each([
    ['mastodon.social', 'https://mastodon.social'],
    [' https://Mastodon.Social/about ', 'https://mastodon.social'],
    ['@anna@mastodon.social', 'https://mastodon.social'],
    ['anna@mastodon.social', 'https://mastodon.social'],
    ['münchen.social', 'https://xn--mnchen-3ya.social'],
    ['social.example:8443', 'https://social.example:8443'],
  ])('takes %s', (input, origin) => {
    expect(serverOrigin(input, false)).toBe(origin);
  });

  test.each([
    '',
    'mastodon',
    'http://mastodon.social',
    'ftp://mastodon.social',
    'localhost',
    '127.0.0.1:8080',
    '10.0.0.7',
    '[::1]',
    '[fe80::1]',
    '2130706433',
    'user:password@mastodon.social',
    'https://user:password@mastodon.social',
    'mastodon.social:6379',
    `${'a'.repeat(400)}.example`,
  ])('refuses %j', (input) => {
    expect(() => serverOrigin(input, false)).toThrow(expect.objectContaining({ kind: 'permanent' }));
  });

  test('allows this machine if Carillon only serves this machine', () => {
    expect(serverOrigin('http://127.0.0.1:8080/', true)).toBe('http://127.0.0.1:8080');
    expect(() => serverOrigin('http://10.0.0.7:8080', true)).toThrow('https://');
  });
});

describe('permitServers', () => {
  test.each([
    ['93.184.216.34', 443, true],
    ['93.184.216.34', 80, false],
    ['93.184.216.34', 6379, false],
    ['10.0.0.7', 443, false],
    ['127.0.0.1', 443, false],
    ['::ffff:127.0.0.1', 443, false],
  ])('%s:%d', (address, port, permitted) => {
    expect(permitServers(false)(address, port)).toBe(permitted);
  });
});
