import { expect, test } from '@jest/globals';
import { boundSchema } from './bound-schema.ts';

test('lets lists of objects have no more items than they must, and gives strings a greatest length', () => {
  const post = { type: 'object', properties: { content: { type: 'string' } }, required: ['content'] };
  expect(boundSchema({ type: 'array', items: post, minItems: 5 })).toMatchObject({
    minItems: 5,
    maxItems: 5,
    items: { properties: { content: { type: 'string', maxLength: 900 } } },
  });
});

test('lets lists of strings have a few more items, each of them short', () => {
  expect(boundSchema({ type: 'array', items: { type: 'string' }, minItems: 5 })).toEqual({
    type: 'array',
    minItems: 5,
    maxItems: 10,
    items: { type: 'string', maxLength: 60 },
  });
});

test('leaves the choices of an enum as they are', () => {
  expect(boundSchema({ type: 'string', enum: ['a', 'b'] })).toEqual({ type: 'string', enum: ['a', 'b'] });
});

test('lets a list of objects that may be empty have one item', () => {
  expect(boundSchema({ type: 'array', items: { type: 'object' } })).toMatchObject({ maxItems: 1 });
});
