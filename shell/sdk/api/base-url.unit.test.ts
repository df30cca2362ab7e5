import { expect, test } from '@jest/globals';
import { apiBaseUrl } from './base-url.ts';

const page = (content?: string): Document =>
  ({ querySelector: () => (content === undefined ? null : { content }) }) as unknown as Document;

test.each([
  ['/api', '/api'],
  ['/carillon/api/', '/carillon/api'],
  ['', '/api'],
  [undefined, '/api'],
])('a page that says %s calls %s', (content, address) => {
  expect(apiBaseUrl(page(content))).toBe(address);
});
