import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { plainSchema } from './plain-schema.ts';

const render = (schema: z.ZodType) => JSON.parse(JSON.stringify(plainSchema(schema, 'arguments')));

describe('plainSchema', () => {
  test.each<[string, z.ZodType, object]>([
    ['a bound that is excluded, of an integer', z.int().positive(), { type: 'integer', minimum: 1 }],
    ['a bound that is excluded, of a number', z.number().lt(2), { type: 'number', maximum: 2 }],
    ['a literal', z.literal('a'), { type: 'string', enum: ['a'] }],
    ['literals of one type', z.union([z.literal('a'), z.literal('b')]), { type: 'string', enum: ['a', 'b'] }],
    ['a format', z.uuid(), { type: 'string' }],
    ['null that may be left out', z.string().nullable().default(null), { type: 'string' }],
    [
      'a closed object with properties named as keywords',
      z.strictObject({ const: z.string(), format: z.string().optional() }),
      {
        type: 'object',
        required: ['const'],
        properties: { const: { type: 'string' }, format: { type: 'string' } },
      },
    ],
    [
      'a list of different things',
      z.array(z.discriminatedUnion('a', [z.object({ a: z.literal('x') }), z.object({ a: z.literal('y') })])),
      {
        type: 'array',
        items: {
          anyOf: ['x', 'y'].map((one) => ({
            type: 'object',
            required: ['a'],
            properties: { a: { type: 'string', enum: [one] } },
          })),
        },
      },
    ],
  ])('renders %s plainly', (_, schema, plain) => {
    expect(render(schema)).toEqual(plain);
  });

  test('rejects keywords without a plain form', () => {
    expect(() => render(z.record(z.string(), z.string()))).toThrow('propertyNames');
  });

  test('keeps the answer of a model closed', () => {
    expect(plainSchema(z.strictObject({ a: z.string().nullable() }), 'answer')).toMatchObject({
      additionalProperties: false,
      properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    });
  });
});
