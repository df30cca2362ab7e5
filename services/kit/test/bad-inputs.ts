import { z } from 'zod';
import { partsOf, type SchemaPart } from './schema-parts.ts';

/** Values of every type, in every wrong size and format. */
const BAD = [
  ...[undefined, null, true, 5, -1, 1.5, 1e15, -1e15, Number.NaN, '', ' ', 'x', '\n', {}, [], [null], [{}]],
  ...['x'.repeat(250_000), '2026-11-30T00:00:00', { unknown_field: 1 }, Array(20_000).fill(null)],
];

/** A field of a schema, and something that it may refuse. */
export interface BadInput {
  readonly field: string;
  readonly schema: z.ZodType;
  readonly input: unknown;
}

/** Puts every invalid value into every field of a schema, one at a time. */
export function* badInputs(schema: z.ZodType): Generator<BadInput> {
  for (const part of partsOf(schema)) {
    const field = part.path.join('.') || 'body';
    const around =
      part.path.length === 0 ? part.schema : z.object({ [part.path.at(-1) ?? '']: limitSize(part) });
    for (const bad of BAD)
      yield {
        field,
        schema: around,
        input: part.path.length === 0 ? bad : { [part.path.at(-1) ?? '']: bad },
      };
  }
}

/** A list of any items, so that its own limits are hit, not those of its items. */
const limitSize = ({ schema }: SchemaPart): z.ZodType =>
  schema instanceof z.ZodArray ? new z.ZodArray({ ...schema.def, element: z.any() }) : schema;

/** Messages of the schema library, or without meaning for people. */
const LIBRARY =
  /too (big|small)|invalid|expected \w+|received \w+|unrecognized|must match|pattern|form that isn’t accepted|isn’t valid|of another kind|undefined|NaN/i;

/** Whether it is a sentence that a person understands. */
export const isSentence = (text: string): boolean =>
  /^[\w“]/.test(text) && text.trim().includes(' ') && !text.includes('\0') && !LIBRARY.test(text);
