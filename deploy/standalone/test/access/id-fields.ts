import type { Operation } from '@carillon/contracts/operation.ts';
import { z } from 'zod';

/** Tells a network apart, not something that a workspace owns. */
const NAMES = new Set(['platform_id']);
const IS_ID = /(?:^|_)ids?$/;

/** The fields of an operation's query, body and form that name something by its id. */
export function idFieldsOf({ query, body, multipart }: Operation): string[] {
  const schemas = [query, body, ...(multipart ? [multipart] : [])];
  const names = new Set(schemas.flatMap((schema) => propertiesIn(z.toJSONSchema(schema, OPTIONS))));
  return [...names].filter((name) => IS_ID.test(name) && !NAMES.has(name)).sort();
}

const OPTIONS = { io: 'input', unrepresentable: 'any' } as const;

function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(propertiesIn);
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? [...Object.keys(value as object), ...propertiesIn(Object.values(value as object))]
      : propertiesIn(value),
  );
}

/** The names in an input at any depth, and in JSON that is a field's text. */
export function namesIn(input: unknown): string[] {
  if (typeof input === 'string') return input.startsWith('[') ? namesIn(JSON.parse(input)) : [];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => [name, ...namesIn(value)]);
}
