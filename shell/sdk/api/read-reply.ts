import type { z } from 'zod';
import { InvalidReplyError } from './errors.ts';

/**
 * Returns a reply that has the structure that its schema says, with defaults filled in.
 *
 * Servers may be newer than this page. So fields that the schema doesn't know are kept, and a new value of an enum or of
 * a union's discriminator is accepted. Limits such as lengths are the server's to check.
 * @throws InvalidReplyError for a missing field or a value of another type
 */
export function readReply<S extends z.ZodType>(schema: S, reply: unknown): z.output<S> {
  const root = { reply };
  check(schema, root, 'reply', []);
  return root.reply as z.output<S>;
}

/** The parts of a schema that this file reads. zod and its stand-in in browsers have more. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly partial?: boolean;
  readonly entries?: Readonly<Record<string, string>>;
  readonly out?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  readonly values?: readonly unknown[];
  readonly defaultValue?: unknown;
}
interface Schema {
  readonly def: unknown;
}
type Fields = Record<string, unknown>;
type Path = readonly string[];

const definitionOf = ({ def }: Schema): Definition => def as Definition;

/** Micro-frontends of older builds bring schemas without a structure: functions that return themselves for any name. */
const hasStructure = ({ type }: Definition): boolean => typeof type === 'string';

/** Checks `parent[key]`. */
function check(schema: Schema, parent: object, key: string, path: Path): void {
  const def = definitionOf(schema);
  if (!hasStructure(def)) return;
  const value = (parent as Fields)[key];
  const inner = def.innerType ?? (def.type === 'pipe' ? def.out : undefined);
  if (value === undefined && def.type === 'default') {
    // The definitions are shared.
    (parent as Fields)[key] = structuredClone(def.defaultValue);
  } else if (inner) {
    const isLeftOut =
      (value === undefined && def.type === 'optional') || (value === null && def.type === 'nullable');
    if (!isLeftOut) check(inner, parent, key, path);
  } else if (!isOfType(def, value)) throw new InvalidReplyError(path, value);
  else checkWithin(def, value, path);
}

function isOfType({ type, format, values = [] }: Definition, value: unknown): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string' && isOfFormat(format, value);
    case 'enum':
      return typeof value === 'string';
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'literal':
      return values.includes(value) || (typeof value === 'string' && values.some(isText));
    case 'array':
      return Array.isArray(value);
    case 'object':
    case 'record':
      return isFields(value);
    default:
      return true;
  }
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that a page formats or follows must be valid: an invalid date would throw when it is shown. */
function isOfFormat(format: string | undefined, value: string): boolean {
  if (format === 'datetime' || format === 'date') return !Number.isNaN(Date.parse(value));
  return format !== 'url' || isWebAddress(value);
}

/** The browser follows it: a script's address must not pass. */
const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

function checkWithin(def: Definition, value: unknown, path: Path): void {
  const { element, valueType, shape, options } = def;
  if (options) return checkOptions(def, value, path);
  const at = (schema: Schema, key: string): void => check(schema, value as object, key, [...path, key]);
  if (element) for (const key of (value as unknown[]).keys()) at(element, `${key}`);
  if (valueType) for (const key of keysOf(def, value as Fields)) at(valueType, key);
  if (shape) for (const [key, field] of Object.entries(shape)) at(field, key);
}

/** The keys that a record has, and those that it must have. */
function keysOf({ keyType, partial }: Definition, value: Fields): Iterable<string> {
  const due = !partial && keyType ? Object.values(definitionOf(keyType).entries ?? {}) : [];
  return new Set([...due, ...Object.keys(value)]);
}

function checkOptions({ options = [], discriminator }: Definition, value: unknown, path: Path): void {
  if (discriminator === undefined) return checkAnyOf(options, value, path);
  const kind = isFields(value) ? value[discriminator] : undefined;
  if (typeof kind !== 'string')
    throw new InvalidReplyError(isFields(value) ? [...path, discriminator] : path, kind);
  const option = options.find((one) => {
    const { values } = definitionOf(definitionOf(one).shape?.[discriminator] ?? { def: {} });
    return values?.includes(kind);
  });
  if (option) checkWithin(definitionOf(option), value, path);
}

function checkAnyOf(options: readonly Schema[], value: unknown, path: Path): void {
  let first: unknown;
  for (const option of options) {
    try {
      return check(option, { value }, 'value', path);
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}
