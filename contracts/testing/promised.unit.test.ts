import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { toMatcher } from './promised.ts';

const SCHEMA = z.object({
  id: z.string(),
  words: z.string().nullable().default(null),
  replaced: z.boolean().optional(),
  targets: z.array(z.object({ name: z.string(), page: z.string().nullable() })),
});
const example = toMatcher({ id: 'p1', targets: [{ name: 'Bells' }] }, SCHEMA, 'it') as z.output<
  typeof SCHEMA
>;

test('reads and copies fields that the example has', () => {
  expect([example.id, example.targets[0]?.name]).toEqual(['p1', 'Bells']);
  expect(JSON.stringify(example)).toBe('{"id":"p1","targets":[{"name":"Bells"}]}');
});

test('throws on reading a field missing from the example, even if its schema has a default', () => {
  expect(() => example.words).toThrow('it.words is read, and no pact promises it');
  expect(() => example.targets[0]?.page).toThrow('it.targets.page is read');
});

test('allows optional fields to be missing', () => {
  expect(example.replaced).toBeUndefined();
});
