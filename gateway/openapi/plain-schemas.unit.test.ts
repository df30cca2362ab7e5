import { readServices } from '@carillon/kit/service/read-services.ts';
import { describe, expect, test } from '@jest/globals';
import { withPlainSchemas } from './plain-schemas.ts';
import { printOpenApi } from './print-openapi.ts';

const write = (schema: object): unknown => withPlainSchemas(schema);

describe('withPlainSchemas', () => {
  test.each([
    ['a constant boolean as a boolean', { type: 'boolean', const: true }, { type: 'boolean' }],
    [
      'a constant text as its only value',
      { type: 'string', const: 'dot' },
      { type: 'string', enum: ['dot'] },
    ],
    ['whole numbers as integers', { type: 'number', enum: [1, 2] }, { type: 'integer', enum: [1, 2] }],
    ['other numbers as they are', { type: 'number', enum: [1.5] }, { type: 'number', enum: [1.5] }],
    [
      'a record with listed names as an object',
      {
        type: 'object',
        propertyNames: { type: 'string', enum: ['a', 'b'] },
        additionalProperties: { type: 'boolean' },
        required: ['a'],
      },
      {
        type: 'object',
        properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
        required: ['a'],
      },
    ],
    [
      'integers that may not fit into 32 bits as 64-bit integers',
      { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      { type: 'integer', minimum: 0, maximum: 9007199254740991, format: 'int64' },
    ],
    [
      'integers without a maximum as 64-bit integers',
      { type: ['integer', 'null'] },
      { type: ['integer', 'null'], format: 'int64' },
    ],
    [
      'short integers without a format',
      { type: 'integer', minimum: 1, maximum: 31 },
      { type: 'integer', minimum: 1, maximum: 31 },
    ],
    [
      'objects as open to fields that come later',
      { type: 'object', properties: {}, additionalProperties: false },
      { type: 'object', properties: {} },
    ],
    [
      'no empty object as a default',
      { type: 'object', properties: { a: { type: 'string' } }, default: {} },
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
    [
      'an empty list as a default',
      { type: 'array', items: { type: 'string' }, default: [] },
      { type: 'array', items: { type: 'string' }, default: [] },
    ],
    [
      'no pattern or length beside a format that says it',
      { type: 'string', format: 'date', pattern: '^.+$', minLength: 10, maxLength: 10 },
      { type: 'string', format: 'date' },
    ],
    [
      'a pattern beside a format of its own',
      { type: 'string', format: 'base64url', pattern: '^[A-Za-z0-9_-]*$' },
      { type: 'string', format: 'base64url', pattern: '^[A-Za-z0-9_-]*$' },
    ],
    [
      'no field that may only be null',
      {
        type: 'object',
        properties: { media: { type: 'null' }, text: { type: 'string' } },
        required: ['text'],
      },
      { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    ],
    [
      'a field named like a keyword as a field',
      { properties: { const: { type: 'string' }, type: { type: 'string', const: 'x' } } },
      { properties: { const: { type: 'string' }, type: { type: 'string', enum: ['x'] } } },
    ],
    [
      'examples as they are',
      { example: { const: true, type: 'boolean' } },
      { example: { const: true, type: 'boolean' } },
    ],
  ])('writes %s', (_, schema, plain) => {
    expect(write(schema)).toEqual(plain);
  });
});

interface Node {
  readonly [keyword: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every schema of the document with the way to it, but for examples. */
function* schemasOf(node: Node, at = ''): Generator<readonly [string, Node]> {
  yield [at, node];
  for (const [key, child] of Object.entries(node))
    if (isNode(child) && key !== 'example') yield* schemasOf(child, `${at}/${key}`);
}

async function printDocument() {
  const { operations } = await readServices();
  const rates = { strict: 1, costly: 1, normal: 1 };
  return printOpenApi(operations, { publicUrl: 'http://localhost', apiBaseUrl: '/api', rates });
}

const isLongWithoutFormat = ({ type, enum: values, maximum, format }: Node): boolean =>
  type === 'integer' && !values && !(typeof maximum === 'number' && maximum < 2 ** 31) && format !== 'int64';

describe('the API’s document', () => {
  /** Schemas that client generators of other languages fail at. */
  const FAULTS: readonly (readonly [string, (node: Node) => boolean])[] = [
    ['const', ({ const: only }) => only !== undefined && !isNode(only)],
    ['an enum of decimals', ({ type, enum: values }) => type === 'number' && Array.isArray(values)],
    ['an enum without a type', ({ type, enum: values }) => Array.isArray(values) && type === undefined],
    [
      'required fields that are not described',
      ({ required, properties, allOf }) =>
        Array.isArray(required) &&
        !allOf &&
        required.some((name) => !isNode(properties) || !(name in properties)),
    ],
    ['an integer of 64 bits that looks like one of 32', isLongWithoutFormat],
    [
      'an object that refuses fields of newer servers',
      ({ additionalProperties }) => additionalProperties === false,
    ],
    ['a time with a length', ({ format, maxLength }) => format === 'date-time' && maxLength !== undefined],
    [
      'an object as its default',
      ({ default: defaultValue }) => isNode(defaultValue) && !Array.isArray(defaultValue),
    ],
    ['a tuple', ({ prefixItems }) => prefixItems !== undefined],
    [
      'a field that may only be null',
      ({ properties }) =>
        isNode(properties) &&
        Object.values(properties).some((field) => isNode(field) && field.type === 'null'),
    ],
  ];

  test.each(FAULTS)('has no schema with %s', async (_, isFault) => {
    const document = await printDocument();
    const faults = [...schemasOf(document as unknown as Node)].filter(([, node]) => isFault(node));
    expect(faults.map(([at]) => at)).toEqual([]);
  });

  test('has an example for every part that an upload requires', async () => {
    const document = await printDocument();
    const forms = [...schemasOf(document as unknown as Node)].flatMap(([at, node]) =>
      at.endsWith('multipart/form-data')
        ? [node as { schema: { required?: string[] }; example?: object }]
        : [],
    );
    expect(forms.length).toBeGreaterThan(0);
    for (const { schema, example } of forms)
      expect(Object.keys(example ?? {})).toEqual(expect.arrayContaining(schema.required ?? []));
  });
});
