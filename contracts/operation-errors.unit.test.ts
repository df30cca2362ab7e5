import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { errorsOf } from './operation-errors.ts';

const ANY = ['session_only', 'too_many_requests', 'service_unavailable', 'internal_error'];
const base = { id: 'posts.thing', path: '/things', summary: 'Thing', response: z.object({}) } as const;
const name = z.object({ name: z.string() });

test.each([
  ['a read by anybody', defineOperation({ ...base, method: 'GET', access: 'public' }), []],
  [
    'a read by a viewer',
    defineOperation({ ...base, method: 'GET', access: 'viewer' }),
    ['not_authenticated', 'workspace_changed'],
  ],
  [
    'a read of what is the user’s in every workspace',
    defineOperation({ ...base, method: 'GET', access: 'viewer', ofUser: true }),
    ['not_authenticated'],
  ],
  [
    'a read by a writer',
    defineOperation({ ...base, method: 'GET', access: 'writer' }),
    ['not_authenticated', 'forbidden', 'workspace_changed'],
  ],
  [
    'a read with a query',
    defineOperation({ ...base, method: 'GET', access: 'public', query: name }),
    ['validation_failed'],
  ],
  [
    'a read of one thing',
    defineOperation({ ...base, method: 'GET', access: 'public', path: '/things/:name', params: name }),
    ['validation_failed', 'not_found'],
  ],
  [
    'a call that changes something',
    defineOperation({ ...base, method: 'POST', access: 'public' }),
    ['csrf_mismatch', 'malformed_request', 'too_large'],
  ],
  [
    'a call with a body that names an error of its own',
    defineOperation({ ...base, method: 'POST', access: 'public', body: name, errors: ['generation_failed'] }),
    ['csrf_mismatch', 'malformed_request', 'too_large', 'validation_failed', 'generation_failed'],
  ],
  [
    'an upload',
    defineOperation({
      ...base,
      method: 'POST',
      access: 'public',
      multipart: name,
    }),
    ['csrf_mismatch', 'malformed_request', 'too_large', 'validation_failed'],
  ],
])('%s may fail as its class does', (_, operation, more) => {
  expect(errorsOf(operation).sort()).toEqual([...ANY, ...more].sort());
});

test('an operation for access tokens may reject an invalid one, and one without its scope', () => {
  const read = { ...base, method: 'GET', access: 'public' } as const;
  const about = (scope: 'any' | 'posts:read') =>
    errorsOf(defineOperation({ ...read, scope })).filter((name) => !ANY.includes(name));
  expect(about('any')).toEqual(['invalid_token', 'foreign_origin']);
  expect(about('posts:read')).toEqual(['invalid_token', 'insufficient_scope', 'foreign_origin']);
  expect(errorsOf(defineOperation({ ...read, scope: 'any' }))).not.toContain('session_only');
});

test('an operation with an idempotency key may meet another call with the same key', () => {
  const about = (scope?: 'any' | 'posts:publish') =>
    errorsOf(defineOperation({ ...base, method: 'POST', access: 'editor', scope })).filter((name) =>
      name.startsWith('idempotency_'),
    );
  expect(about('posts:publish')).toEqual(['idempotency_mismatch', 'idempotency_underway']);
  for (const scope of [undefined, 'any'] as const) expect(about(scope)).toEqual([]);
});
