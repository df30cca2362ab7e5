type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the names of a schema's children are freely chosen, not keywords. */
const NAMED = new Set(['properties', 'schemas', 'patternProperties', '$defs']);
/** Keys whose values callers see unchanged. */
const AS_IS = new Set(['example', 'examples', 'default', 'enum']);

/** Writes the document's schemas with the keywords that generators of clients for other languages understand. */
export const withPlainSchemas = <Document extends object>(document: Document): Document =>
  plain(document) as Document;

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isNode(value)) return value;
  const node = plainNode(value);
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => {
      if (AS_IS.has(key)) return [key, child];
      if (!NAMED.has(key) || !isNode(child)) return [key, plain(child)];
      return [key, Object.fromEntries(Object.entries(child).map(([name, one]) => [name, plain(one)]))];
    }),
  );
}

const STEPS = [
  withoutConst,
  withWholeNumbers,
  withLongNumbers,
  withNamedFields,
  withoutNulls,
  open,
  withoutEmptyDefault,
  withFormatAlone,
];
const plainNode = (node: Node): Node => STEPS.reduce((schema, step) => step(schema), node);

/** Python's generator compares a boolean with the text of its constant, and refuses every reply. */
function withoutConst(node: Node): Node {
  if (!('const' in node) || node.type === undefined) return node;
  const { const: only, ...rest } = node;
  return typeof only === 'boolean' ? rest : { ...rest, enum: [only] };
}

/** Java's generator makes an enum of numbers a class of decimals that doesn't compile. */
function withWholeNumbers(node: Node): Node {
  const isWhole = node.type === 'number' && Array.isArray(node.enum) && node.enum.every(Number.isInteger);
  return isWhole ? { ...node, type: 'integer' } : node;
}

const MAX_INT32 = 2 ** 31 - 1;

/** Java and C# read an integer without a format into 32 bits. */
function withLongNumbers(node: Node): Node {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  if (!types.includes('integer') || node.enum !== undefined) return node;
  const isShort = typeof node.maximum === 'number' && node.maximum <= MAX_INT32;
  return isShort ? node : { ...node, format: 'int64' };
}

/** A record whose names are listed is an object with these fields. */
function withNamedFields(node: Node): Node {
  const { propertyNames, additionalProperties, ...rest } = node;
  if (!isNode(propertyNames) || !Array.isArray(propertyNames.enum) || !isNode(additionalProperties))
    return node;
  const fields = propertyNames.enum.map((name) => [String(name), additionalProperties]);
  return { ...rest, properties: Object.fromEntries(fields) };
}

/** A schema that only allows null adds nothing, and Python's generator fails on it. */
function withoutNulls(node: Node): Node {
  if (!isNode(node.properties)) return node;
  const required = Array.isArray(node.required) ? node.required : [];
  const fields = Object.entries(node.properties).filter(
    ([name, field]) => required.includes(name) || !isNode(field) || field.type !== 'null',
  );
  return { ...node, properties: Object.fromEntries(fields) };
}

/** Fields are added to replies, so a client that checks them must not refuse what it doesn't know. */
function open({ additionalProperties, ...rest }: Node): Node {
  return additionalProperties === undefined || additionalProperties === false
    ? rest
    : { ...rest, additionalProperties };
}

/**
 * The default for an object without fields adds nothing, and Go's generator turns it into code that doesn't compile.
 */
function withoutEmptyDefault(node: Node): Node {
  const { default: defaultValue, ...rest } = node;
  return isNode(defaultValue) && Object.keys(defaultValue).length === 0 ? rest : node;
}

/** Formats that JSON Schema defines. */
const FORMATS: readonly unknown[] = ['date-time', 'date', 'uuid'];

/**
 * A format that repeats a pattern and a length. For a time with a length, Go's generator produces code that doesn't
 * compile.
 */
function withFormatAlone(node: Node): Node {
  if (!FORMATS.includes(node.format)) return node;
  const { pattern, minLength, maxLength, ...rest } = node;
  return rest;
}
