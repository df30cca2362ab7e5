import type { z } from 'zod';

interface SampleOptions {
  /** Replaces each enum value, as a newer server may send one. */
  readonly enumValue?: string;
}

/** A reply that fits a schema, with every field and one item in every list. */
export function sampleReply(schema: z.ZodType, options: SampleOptions = {}): unknown {
  const def = schema.def as unknown as Definition;
  const of = (inner: z.ZodType | undefined): unknown => inner && sampleReply(inner, options);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, field]) => [name, of(field)]));
    case 'array':
      return [of(def.element)];
    case 'record':
      return Object.fromEntries(keysOf(def.keyType).map((key) => [key, of(def.valueType)]));
    case 'union':
      return of(def.options?.[0]);
    case 'enum':
      return options.enumValue ?? Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'pipe':
      return of(def.out);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
    case 'number':
      return firstThatFits(schema, def.type === 'string' ? TEXTS : NUMBERS);
    default:
      return def.innerType ? of(def.innerType) : 'anything';
  }
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

const TEXTS = [
  ...['UTC', '2030-01-07T10:00:00.000Z', '2030-01-07T10:00', '2030-01-07 10:00:00', '2030-01-07', '10:00'],
  ...['https://example.com/x', 'ada@example.com', '123456', 'a'.repeat(32), 'a'.repeat(64)],
  '11111111-1111-4111-8111-111111111111',
];
const NUMBERS = [1, 0, 7, 100, 1_000];

function keysOf(keyType: z.ZodType | undefined): string[] {
  const { entries } = (keyType?.def ?? {}) as Definition;
  return entries ? Object.values(entries) : ['key'];
}

function firstThatFits(schema: z.ZodType, candidates: readonly unknown[]): unknown {
  const sample = candidates.find((one) => schema.safeParse(one).success);
  if (sample === undefined) throw new Error(`add a candidate that fits ${JSON.stringify(schema.def)}`);
  return sample;
}
