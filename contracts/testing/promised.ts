import { z } from 'zod';

/**
 * An example as the handler of an event gets it. Reading a field that the example does not name throws, unless its
 * contract lets it be away.
 */
export function toMatcher(example: unknown, schema: unknown, at: string): unknown {
  if (Array.isArray(example)) return example.map((one) => toMatcher(one, elementOf(schema), at));
  if (!example || typeof example !== 'object') return example;
  const shape = shapeOf(schema);
  return new Proxy(example, {
    get(target, key) {
      if (typeof key !== 'string') return Reflect.get(target, key);
      const field = shape[key];
      if (!field || key in target) return toMatcher(Reflect.get(target, key), field, `${at}.${key}`);
      if (field instanceof z.ZodOptional) return undefined;
      throw new Error(`${at}.${key} is read, and no pact promises it`);
    },
  });
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? bare.shape : {};
}

function elementOf(schema: unknown): unknown {
  const bare = unwrap(schema);
  return bare instanceof z.ZodArray ? bare.element : undefined;
}

function unwrap(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? unwrap(schema.unwrap()) : schema;
}
