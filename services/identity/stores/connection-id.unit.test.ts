import { describe, expect, test } from '@jest/globals';
import { connectionIdOf } from './connection-id.ts';

const ada = { workspaceId: 'w1', platform: 'mastodon' as never, server: 'https://a.example', accountId: '7' };

describe('connectionIdOf', () => {
  test('returns the same id for the same account', () => {
    expect(connectionIdOf({ ...ada })).toBe(connectionIdOf(ada));
    expect(connectionIdOf(ada)).toMatch(/^con_[\w-]{24}$/);
  });

  test.each([
    ['workspace', { workspaceId: 'w2' }],
    ['network', { platform: 'facebook' as const }],
    ['server', { server: 'https://b.example' }],
    ['account', { accountId: '8' }],
  ])('returns another id for another %s', (_, other) => {
    expect(connectionIdOf({ ...ada, ...other })).not.toBe(connectionIdOf(ada));
  });
});
