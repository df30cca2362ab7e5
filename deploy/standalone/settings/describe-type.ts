import { z } from 'zod';

/** A schema's description of one setting. */
export interface SettingType {
  /** In words. */
  readonly type: string;
  /** The default, if the schema has one. */
  readonly default: string | undefined;
  readonly meaning: string | undefined;
  readonly isRequired: boolean;
}

type Property = Readonly<Record<'type' | 'format' | 'default' | 'description', string | undefined>> & {
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Describes each setting that a schema reads. */
export function describeTypes(schema: z.ZodType): ReadonlyMap<string, SettingType> {
  const { properties: inputs = {}, required = [] } = jsonOf(schema, 'input');
  const { properties: outputs = {} } = jsonOf(schema, 'output');
  return new Map(
    Object.entries(inputs).flatMap(([name, input]) => {
      // A switch is a text that becomes true or false.
      const one = outputs[name]?.type === 'boolean' ? { ...input, ...outputs[name] } : input;
      return one.type ? [[name, describe(one, required.includes(name))]] : [];
    }),
  );
}

interface Json {
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;

function describe(property: Property, isRequired: boolean): SettingType {
  const { default: otherwise, description: meaning } = property;
  const defaultText = otherwise === undefined || otherwise === '' ? undefined : `\`${otherwise}\``;
  return { type: typeInWords(property), default: defaultText, meaning, isRequired };
}

function typeInWords({ type, format, enum: choices, minimum, maximum }: Property): string {
  if (choices) return choices.map((one) => `\`${one}\``).join(', ');
  if (type === 'boolean') return '`true`, `false`';
  if (type === 'integer') return `whole number ${bounds(minimum, maximum)}`.trimEnd();
  return format === 'uri' ? 'URL' : 'text';
}

const bounds = (low = 0, high = Number.MAX_SAFE_INTEGER): string =>
  high === Number.MAX_SAFE_INTEGER ? `from ${low}` : `from ${low} to ${high}`;
