import { describe, expect, test } from '@jest/globals';
import { defineService } from './service.ts';
import type { ServiceName } from './service-names.ts';

const define = (path: string) =>
  defineService({
    name: 'kitchen' as ServiceName,
    processes: { kitchen: { kind: 'api', summary: 'tea', port: 8090, opsPort: 9090, publicPaths: [path] } },
  });

describe('a public path', () => {
  test.each([
    '/',
    '/pricing',
    '/pt-BR/pricing',
    '/api/docs',
    '/favicon.svg',
    '/assets/*',
    '/media/:token',
    '/calendar/:secret/:name',
    '/.well-known/tea.json',
  ])('can be %s', (path) => {
    expect(define(path).processes[0]?.publicPaths).toEqual([path]);
  });

  test.each([
    'pricing',
    '/*',
    '/:token',
    '/:token/:name',
    '/a/:b/c',
    '/a/:b/:c/:d',
    '/a/*/b',
    '/a*',
    '/a?b',
    '/a$',
    '//a',
  ])('can’t be %s, which would open more than it says', (path) => {
    expect(() => define(path)).toThrow(/must be like/);
  });
});
