import { expect, test } from '@jest/globals';
import { readTokens } from './tokens.ts';

const LONG = 'x'.repeat(10_001);

test('takes the tokens of a reply', () => {
  const reply = { access_token: 'a', refresh_token: 'r', token_type: 'dpop' };
  expect(readTokens(reply)).toEqual({ accessToken: 'a', refreshToken: 'r' });
  expect(readTokens({ access_token: 'a' })).toEqual({ accessToken: 'a', refreshToken: undefined });
});

test.each([
  ['an access token', { access_token: LONG, refresh_token: 'r' }],
  ['a refresh token', { access_token: 'a', refresh_token: LONG }],
])('takes nothing of a reply with %s that is too long to keep', (_, reply) => {
  expect(() => readTokens(reply)).toThrow(expect.objectContaining({ kind: 'transient' }));
});
