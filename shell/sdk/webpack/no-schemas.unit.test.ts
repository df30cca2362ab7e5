import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type * as zod from 'zod';
import { z as standIn } from './no-schemas.mjs';

const z = standIn as unknown as typeof zod.z;
const ROOT = path.resolve(import.meta.dirname, '../../..');

test('a contract’s schemas can be written down, and cost nothing', () => {
  const schema = z.object({
    id: z.string().min(1),
    kind: z.enum(['image', 'video']).nullable().default(null),
  });
  expect({ ...schema.shape }).toEqual({});
  expect([...Object.keys(z.discriminatedUnion('type', [schema]))]).toEqual([]);
});

test('whoever checks with one is told at once', () => {
  expect(() => z.object({}).parse({})).toThrow('Schemas are not in the browser');
  expect(() => z.string().safeParse('')).toThrow('safeParse');
});

const CHECK = /\.(?:response|stream|body|query|params|data)\??\.(?:safeParse|parse)(?:Async)?\(/;

test('no page checks with an operation’s schemas: tests have them, browsers have not', () => {
  const found = ['shell', 'mfes']
    .flatMap((folder) => sources(folder))
    .filter((file) => !/node_modules|\/dist\/|\/test\/|testing\/|\.test\./.test(file))
    .filter((file) => CHECK.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});

const sources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
