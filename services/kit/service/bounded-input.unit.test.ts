import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { readServices } from './read-services.ts';

interface Node {
  readonly [keyword: string]: unknown;
}

/** Finds unbounded parts of a schema: strings and lists without a maximum, records of any size. */
function unbounded(schema: z.ZodType): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return [...faultsOf(root as Node, '')];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* faultsOf(node: Node, at: string): Generator<string> {
  const types = [node.type].flat();
  if (types.includes('string') && !isBoundedText(node)) yield `${at}: a text without a maximum`;
  if (types.includes('array') && node.maxItems === undefined) yield `${at}: a list without a maximum`;
  if (isNode(node.additionalProperties) && !hasFewFields(node)) yield `${at}: any number of fields`;
  const { properties, ...rest } = node;
  if (isNode(properties))
    for (const [name, field] of Object.entries(properties))
      if (isNode(field)) yield* faultsOf(field, `${at}.${name}`);
  for (const value of Object.values(rest)) if (isNode(value)) yield* faultsOf(value, at);
}

/** Every name that it may have is listed, or the number of fields has a maximum. */
const hasFewFields = ({ propertyNames, maxProperties }: Node): boolean =>
  maxProperties !== undefined || (isNode(propertyNames) && propertyNames.enum !== undefined);

const isBoundedText = ({ maxLength, const: only, enum: some, format, pattern }: Node): boolean =>
  [maxLength, only, some].some((bound) => bound !== undefined) ||
  format === 'uuid' ||
  // A file is bounded by what is read of the request.
  format === 'binary' ||
  (typeof pattern === 'string' && !/[*+]|\{\d+,\}/.test(pattern));

test('the check finds unlimited inputs', () => {
  const open = z.object({
    text: z.string(),
    list: z.array(z.uuid()),
    inner: z.array(z.object({ text: z.string().nullish() })).max(3),
    record: z.record(z.string().max(5), z.number()),
    few: z.record(z.string().max(5), z.number()).meta({ maxProperties: 3 }),
    named: z.partialRecord(z.enum(['one', 'other']), z.string()),
  });
  expect(unbounded(open)).toEqual([
    '.text: a text without a maximum',
    '.list: a list without a maximum',
    '.inner.text: a text without a maximum',
    '.record: any number of fields',
    '.named: a text without a maximum',
  ]);
});

test('every operation bounds all that it takes', async () => {
  const { operations } = await readServices();
  const faults = operations.flatMap(({ id, body, query, params, multipart }) =>
    Object.entries({ body, query, params, multipart }).flatMap(([part, schema]) =>
      schema ? unbounded(schema).map((fault) => `${id} ${part}${fault}`) : [],
    ),
  );
  expect(operations.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
