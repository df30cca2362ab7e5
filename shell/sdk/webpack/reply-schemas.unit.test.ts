import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import type * as zod from 'zod';
import { z as standIn } from './reply-schemas.mjs';

const z = standIn as unknown as typeof zod.z;
const ROOT = path.resolve(import.meta.dirname, '../../..');
const OPERATIONS = readdirSync(path.join(ROOT, 'contracts/http'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => path.join(ROOT, 'contracts/http', file));

describe('the browser’s schemas', () => {
  test('have the structure of zod’s in every contract', async () => {
    const ownStructures = await structuresIn(OPERATIONS);
    jest.resetModules();
    jest.unstable_mockModule('zod', () => ({ z: standIn }));
    const keptStructures = await structuresIn(OPERATIONS);
    expect(ownStructures.size).toBeGreaterThan(150);
    expect(keptStructures).toEqual(ownStructures);
  });

  test('can’t parse', () => {
    expect(() => z.object({}).parse({})).toThrow('Schemas are not in the browser');
    expect(() => z.string().safeParse('')).toThrow('safeParse');
  });

  test('are not parsed with by any page', () => {
    const check = /\.(?:response|stream|body|query|params|data)\??\.(?:safeParse|parse)(?:Async)?\(/;
    const files = ['shell', 'mfes']
      .flatMap((folder) => sources(folder))
      .filter((file) => !/node_modules|\/dist\/|\/test\/|testing\/|\.test\./.test(file))
      .filter((file) => check.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(files).toEqual([]);
  });
});

const sources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

/** The structure of each operation's response and lines, by the operation's id. */
async function structuresIn(files: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const structures = new Map<string, unknown>();
  for (const file of files)
    for (const exported of Object.values((await import(file)) as object))
      if (typeof exported?.id === 'string' && exported.response)
        structures.set(exported.id, [structureOf(exported.response), structureOf(exported.stream)]);
  return structures;
}

interface Schema {
  readonly def: Readonly<Record<string, unknown>>;
}

/** Returns the parts of a schema that `read-reply.ts` reads. */
function structureOf(schema: Schema | undefined): unknown {
  if (!schema) return null;
  const {
    type,
    keyType,
    partial,
    format,
    innerType,
    element,
    valueType,
    out,
    shape,
    options,
    discriminator,
    values,
    entries,
  } = schema.def;
  const inner = (innerType ?? element ?? valueType ?? out) as Schema | undefined;
  return {
    type,
    ...(['url', 'date', 'datetime'].includes(format as string) && { format }),
    ...(discriminator !== undefined && { discriminator }),
    ...(values !== undefined && { values }),
    ...(entries !== undefined && { entries }),
    ...(type === 'record' && { keys: structureOf(keyType as Schema), partial: partial === true }),
    ...(type === 'default' && { value: schema.def.defaultValue }),
    ...(inner && { inner: structureOf(inner) }),
    ...(shape !== undefined && {
      shape: Object.fromEntries(
        Object.entries(shape as object).map(([name, field]) => [name, structureOf(field)]),
      ),
    }),
    ...(options !== undefined && { options: (options as Schema[]).map(structureOf) }),
  };
}
