/**
 * Replaces zod in the browser's copy of the contracts: it keeps the structure of a schema, in the form of zod's own
 * definitions, so that `read-reply.ts` can check replies, and drops the rest, which the server checks. Zod would add
 * 22 KB (gzip) to each micro-frontend, and building its schemas takes 100 ms on a phone.
 */
const FORBIDDEN = /^(safe)?parse(Async)?$|^(safe)?(en|de)code(Async)?$/i;

class Schema {
  constructor(def) {
    this.def = def;
  }

  get shape() {
    return this.def.shape ?? {};
  }

  get element() {
    return this.def.element;
  }

  get options() {
    return this.def.options ?? Object.values(this.def.entries ?? {});
  }

  optional() {
    return new Schema({ type: 'optional', innerType: this });
  }

  nullable() {
    return new Schema({ type: 'nullable', innerType: this });
  }

  nullish() {
    return this.nullable().optional();
  }

  default(defaultValue) {
    return new Schema({ type: 'default', innerType: this, defaultValue });
  }

  catch() {
    return new Schema({ type: 'catch', innerType: this });
  }

  unwrap() {
    return this.def.innerType;
  }

  extend(more) {
    return object({ ...this.shape, ...more });
  }

  pick(keys) {
    return object(fieldsOf(this, (name) => keys[name]));
  }

  omit(keys) {
    return object(fieldsOf(this, (name) => !keys[name]));
  }

  partial() {
    const fields = Object.entries(this.shape).map(([name, field]) => [name, field.optional()]);
    return object(Object.fromEntries(fields));
  }

  exclude(values) {
    return enumOf(this.options.filter((value) => !values.includes(value)));
  }

  pipe(out) {
    return new Schema({ type: 'pipe', in: this, out });
  }

  transform() {
    return this.pipe(unknown());
  }
}

/** Refinements, descriptions, limits: each returns the same schema. */
Object.setPrototypeOf(
  Schema.prototype,
  new Proxy(Object.prototype, {
    get(target, name, schema) {
      if (typeof name !== 'string' || name in target || name === 'then')
        return Reflect.get(target, name, schema);
      if (FORBIDDEN.test(name))
        throw new Error(`Schemas are not in the browser: ${name} can't be used here.`);
      return () => schema;
    },
  }),
);

const fieldsOf = ({ shape }, isKept) =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => isKept(name)));
const ofType = (type, more) => () => new Schema({ type, ...more });
const object = (shape) => new Schema({ type: 'object', shape });
const enumOf = (values) => {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((value) => [value, value])) : values;
  return new Schema({ type: 'enum', entries });
};
const record = (partial) => (keyType, valueType) =>
  new Schema({ type: 'record', keyType, valueType, partial });
const unknown = ofType('unknown');

const BUILDERS = {
  string: ofType('string'),
  base64url: ofType('string'),
  email: ofType('string'),
  uuid: ofType('string'),
  url: ofType('string', { format: 'url' }),
  iso: {
    datetime: ofType('string', { format: 'datetime' }),
    date: ofType('string', { format: 'date' }),
  },
  number: ofType('number'),
  int: ofType('number'),
  coerce: { number: ofType('number') },
  boolean: ofType('boolean'),
  null: ofType('null'),
  unknown,
  custom: ofType('custom'),
  file: ofType('file'),
  literal: (value) => new Schema({ type: 'literal', values: [value].flat() }),
  enum: enumOf,
  array: (element) => new Schema({ type: 'array', element }),
  object,
  strictObject: object,
  record: record(false),
  partialRecord: record(true),
  union: (options) => new Schema({ type: 'union', options }),
  discriminatedUnion: (discriminator, options) => new Schema({ type: 'union', options, discriminator }),
};

/** Values of types that are not listed here aren't checked. A test says which are missing. */
export const z = new Proxy(BUILDERS, { get: (builders, name) => builders[name] ?? unknown });
