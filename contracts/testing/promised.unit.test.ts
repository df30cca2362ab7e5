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

test('what an example names is read, and copied', () => {
  expect([example.id, example.targets[0]?.name]).toEqual(['p1', 'Bells']);
  expect(JSON.stringify(example)).toBe('{"id":"p1","targets":[{"name":"Bells"}]}');
});

test('what it does not name throws where it is read, though its schema has a default', () => {
  expect(() => example.words).toThrow('it.words is read, and no pact promises it');
  expect(() => example.targets[0]?.page).toThrow('it.targets.page is read');
});

test('what may be away is away', () => {
  expect(example.replaced).toBeUndefined();
});
