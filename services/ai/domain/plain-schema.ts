import { z } from 'zod';

/** JSON Schema, as an object. */
export type PlainSchema = Readonly<Record<string, unknown>>;

/**
 * Renders a schema for other programs, in the few keywords that their parsers know: Gemini, for example, refuses a
 * whole request for `const`, `exclusiveMinimum`, `format` or `additionalProperties`. Anything these keywords can't
 * express is checked when a call comes.
 * @param of `arguments` of a tool, or the `answer` of a model, which strict endpoints want closed and exact
 * @throws Error naming a keyword that has no plain form
 */
export const plainSchema = (schema: z.ZodType, of: 'arguments' | 'answer'): PlainSchema =>
  simplify(
    z.toJSONSchema(schema, { io: of === 'arguments' ? 'input' : 'output', reused: 'inline' }),
    of === 'answer' ? [...PLAIN_KEYWORDS, 'additionalProperties'] : PLAIN_KEYWORDS,
  );

const PLAIN_KEYWORDS = [
  ...['type', 'title', 'description', 'enum', 'default', 'required'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
];
/** Keywords with meanings that PLAIN_KEYWORDS can't express; leaving them out would change the schema. */
const STRUCTURAL = ['$ref', 'allOf', 'not', 'if', 'prefixItems', 'patternProperties', 'propertyNames'];

function simplify(node: PlainSchema, keptKeywords: readonly string[]): PlainSchema {
  const odd = STRUCTURAL.find((keyword) => keyword in node);
  if (odd) throw new Error(`A schema for other programs can’t have ${odd}`);
  const { const: only, items, properties, anyOf, oneOf = anyOf ?? typesApart(node) } = node;
  const plain: Record<string, unknown> = {
    ...Object.fromEntries(
      Object.entries(node).filter(
        ([keyword, value]) => keptKeywords.includes(keyword) && !isUnbounded(value),
      ),
    ),
    ...('const' in node && { enum: [only] }),
    ...boundsOf(node),
    ...(isSchema(items) && { items: simplify(items, keptKeywords) }),
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, simplify(one as PlainSchema, keptKeywords)]),
      ),
    }),
  };
  if (!Array.isArray(oneOf)) return plain;
  const { title, description, default: fallback } = plain;
  // An optional field need not be null.
  const isOptional = 'default' in plain && fallback === null;
  const parts = oneOf
    .filter((one) => !isOptional || one.type !== 'null')
    .map((one) => simplify(one, keptKeywords));
  const about = { title, description, ...(!isOptional && { default: fallback }) };
  return { ...join(parts), ...definedOf(about) };
}

const definedOf = (values: PlainSchema): PlainSchema =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Splits a schema of several types into one schema each, because most parsers only accept one type. */
function typesApart({
  type,
  default: _,
  title: __,
  description: ___,
  ...rest
}: PlainSchema): readonly PlainSchema[] | undefined {
  return Array.isArray(type)
    ? type.map((one) => (one === 'null' ? { type: one } : { ...rest, type: one }))
    : undefined;
}

/** One part is itself, and several enums of one type are one. */
function join(parts: readonly PlainSchema[]): PlainSchema {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return first ?? {};
  const isOneEnum = parts.every((part) => Array.isArray(part.enum) && part.type === first.type);
  return isOneEnum ? { ...first, enum: parts.flatMap((part) => part.enum) } : { anyOf: parts };
}

/** Bounds that count themselves in. */
function boundsOf(node: PlainSchema): PlainSchema {
  const { type, exclusiveMinimum: above, exclusiveMaximum: below } = node;
  const step = type === 'integer' ? 1 : 0;
  return {
    ...(typeof above === 'number' && { minimum: above + step }),
    ...(typeof below === 'number' && { maximum: below - step }),
  };
}

/** zod gives each integer the bounds within which numbers are exact. */
const isUnbounded = (value: unknown): boolean =>
  value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER;

const isSchema = (value: unknown): value is PlainSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
