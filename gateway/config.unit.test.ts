import { expect, test } from '@jest/globals';
import { apiBaseUrl as API_BASE_URL } from './config.ts';

test.each(['/api', '/carillon/api', '/v1.2/~me'])('%s may be the path of the API', (path) => {
  expect(API_BASE_URL.parse(path)).toBe(path);
});

test('without one it is /api', () => expect(API_BASE_URL.parse(undefined)).toBe('/api'));

test.each([
  'api',
  '/',
  '/api/',
  '//evil.example/api',
  'https://evil.example/api',
  '/../api',
  '/a"b',
  '/a b',
  '/a?b',
])('%s may not, and it is told what may', (path) => {
  expect(API_BASE_URL.safeParse(path).error?.issues[0]?.message).toMatch(/path of the same origin/);
});
