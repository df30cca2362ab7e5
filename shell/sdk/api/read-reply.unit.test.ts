import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isInternal, type Operation } from '@carillon/contracts/operation.ts';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { sampleReply } from '../testing/sample-reply.ts';
import { readReply } from './read-reply.ts';

const HTTP = path.resolve(import.meta.dirname, '../../../contracts/http');

async function publicOperations(): Promise<Operation[]> {
  const files = readdirSync(HTTP, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const modules = await Promise.all(files.map((file) => import(path.join(HTTP, file)) as Promise<object>));
  return modules
    .flatMap((exported) => Object.values(exported) as Partial<Operation>[])
    .filter((one): one is Operation => typeof one?.id === 'string' && one.response !== undefined)
    .filter((one) => !isInternal(one) && !['unknown', 'custom'].includes(one.response.def.type));
}
const operations = (await publicOperations()).map((operation) => [operation.id, operation] as const);

const problemOf = (schema: z.ZodType, reply: unknown): string | null => {
  try {
    readReply(schema, reply);
    return null;
  } catch (error) {
    return (error as Error).name;
  }
};

describe.each(operations)('a reply of %s', (_, operation) => {
  const schema = operation.response;

  test('is accepted with unknown fields and new enum values', () => {
    const sample = sampleReply(schema, { enumValue: 'unheard of' });
    const reply = typeof sample === 'object' ? { ...sample, unheard: { of: 1 } } : sample;
    expect(readReply(schema, structuredClone(reply))).toEqual(reply);
  });

  test('is rejected with null, nothing, or a value of another type in place of any of its values', () => {
    const sample = sampleReply(schema);
    for (const wrong of [null, undefined, 7, 'x', [], {}])
      if (!schema.safeParse(wrong).success)
        expect([wrong, problemOf(schema, wrong)]).toEqual([wrong, 'InvalidReplyError']);
    for (const place of placesIn(schema))
      for (const wrong of [null, undefined, [[]], place.wrong]) {
        const reply = structuredClone(sample);
        if (put(reply, place.path, wrong) && !place.accepts(wrong))
          expect([place.path, wrong, problemOf(schema, reply)]).toEqual([
            place.path,
            wrong,
            'InvalidReplyError',
          ]);
      }
  });
});

interface Place {
  readonly path: readonly (string | number)[];
  /** A value of another type than that of the place. */
  readonly wrong: unknown;
  accepts(value: unknown): boolean;
}

/** Every place in a sample of a schema. */
function placesIn(schema: z.ZodType, path: Place['path'] = []): Place[] {
  const at = (inner: unknown, key: string | number): Place[] => {
    const place = [...path, key];
    const field = inner as z.ZodType;
    const wrong = typeof sampleReply(field) === 'string' ? 7 : 'wrong';
    const accepts = (value: unknown) => isAccepted(field, value);
    return [{ path: place, wrong, accepts }, ...placesIn(field, place)];
  };
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodObject)
    return Object.entries(bare.shape).flatMap(([name, field]) => at(field, name));
  if (bare instanceof z.ZodArray) return at(bare.element, 0);
  if (bare instanceof z.ZodDiscriminatedUnion) return placesIn(bare.options[0] as z.ZodType, path);
  return [];
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

/** Whether the schema has room for it; strings may be any, but for dates and addresses. */
const isAccepted = (schema: z.ZodType, value: unknown): boolean => {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodUnknown || bare instanceof z.ZodCustom) return true;
  return (value === null || value === undefined) && schema.safeParse(value).success;
};

function put(reply: unknown, path: Place['path'], value: unknown): boolean {
  let at = reply as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  const last = path.at(-1) ?? '';
  // A list's item that is missing is a shorter list.
  if (value === undefined && Array.isArray(at)) return false;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return true;
}

describe('readReply', () => {
  const schema = z.object({
    at: z.iso.datetime().nullable(),
    link: z.url(),
    tags: z.array(z.string()).default([]),
  });

  test('fills in defaults, each reply its own', () => {
    const read = () => readReply(schema, { at: null, link: 'https://a.example' });
    expect(read()).toEqual({ at: null, link: 'https://a.example', tags: [] });
    expect(read().tags).not.toBe(read().tags);
  });

  test('asks for every key of a record whose keys are listed', () => {
    const figures = z.record(z.enum(['a', 'b']), z.number());
    expect(readReply(figures, { a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 2, c: 3 });
    expect(() => readReply(figures, { a: 1 })).toThrow('Invalid response format: b');
  });

  test('asks for no key of a partial record', () => {
    expect(readReply(z.partialRecord(z.enum(['a', 'b']), z.number()), { a: 1 })).toEqual({ a: 1 });
  });

  test('says where a reply is wrong, and what is there', () => {
    expect(() =>
      readReply(z.object({ list: z.array(schema) }), { list: [{ at: 'soon', link: '' }] }),
    ).toThrow(expect.objectContaining({ name: 'InvalidReplyError', path: 'list.0.at', found: 'soon' }));
  });

  test('rejects an invalid address', () => {
    expect(() => readReply(schema, { at: null, link: '' })).toThrow('Invalid response format: link');
  });

  test('takes any reply for a schema of an older build, which has no structure', () => {
    const schemaless: object = new Proxy(() => schemaless, {
      get: () => schemaless,
      apply: () => schemaless,
    });
    expect(readReply(schemaless as unknown as z.ZodType, { id: 1 })).toEqual({ id: 1 });
  });
});
