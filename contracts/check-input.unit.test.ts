import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { checkInput } from './check-input.ts';

const schema = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(2).optional(),
  name: z.string().min(2).max(1_000).optional(),
  count: z.int().min(1).lt(10).optional(),
  kind: z.enum(['one', 'two', 'three']).optional(),
  asked: z.boolean().optional(),
  own: z.string().max(3, 'Use at most 3 letters.').optional(),
  shape: z
    .union([
      z.object({ kind: z.literal('dot'), at: z.int() }),
      z.object({ kind: z.literal('line'), length: z.int() }),
    ])
    .optional(),
  either: z.union([z.string(), z.number()]).optional(),
});

test.each<[object, Record<string, string[]>]>([
  [{ ids: [] }, { ids: ['ids can’t be empty.'] }],
  [{ ids: Array(3).fill(crypto.randomUUID()) }, { ids: ['ids can have at most 2 items.'] }],
  [{ ids: ['x'] }, { 'ids.0': ['ids.0 must be a UUID.'] }],
  [{ name: 'a' }, { name: ['name must have at least 2 characters.'] }],
  [{ name: 'a'.repeat(1_001) }, { name: ['name can have at most 1,000 characters.'] }],
  [{ name: null }, { name: ['name must be text.'] }],
  [{ count: 0 }, { count: ['count must be at least 1.'] }],
  [{ count: 10 }, { count: ['count must be less than 10.'] }],
  [{ count: 1.5 }, { count: ['count must be a whole number.'] }],
  [{ kind: 'four' }, { kind: ['kind must be one of one, two, or three.'] }],
  [{ asked: 'yes' }, { asked: ['asked must be true or false.'] }],
  [{ own: 'four' }, { own: ['Use at most 3 letters.'] }],
  [{ shape: { kind: 'line' } }, { 'shape.length': ['shape.length is required.'] }],
  [{ either: true }, { either: ['either must be text or a number.'] }],
  [{ naem: 'Ada' }, { body: ['The request can’t have “naem”.'] }],
])('%j is answered with %j', (input, errors) => {
  expect(checkInput(schema, input)).toEqual({ ok: false, errors });
});

test('names the field by where it is in the request', () => {
  const checked = checkInput(z.object({ id: z.string() }), {}, ['platforms', 0]);
  expect(checked).toEqual({ ok: false, errors: { 'platforms.0.id': ['platforms.0.id is required.'] } });
});

test('gives good input as the schema reads it', () => {
  expect(checkInput(z.string().trim(), ' a ')).toEqual({ ok: true, data: 'a' });
});

test('names at most 100 fields', () => {
  const checked = checkInput(z.array(z.string()), Array(20_000).fill(null), ['ids']);
  expect(checked.ok ? [] : Object.keys(checked.errors)).toHaveLength(100);
});

test.each(['$&', 'constructor'])('names a field called %s', (name) => {
  const checked = checkInput(z.record(z.string(), z.number()), JSON.parse(`{"${name}":"x"}`));
  expect(checked.ok ? [] : Object.entries(checked.errors)).toEqual([[name, [`${name} must be a number.`]]]);
});
