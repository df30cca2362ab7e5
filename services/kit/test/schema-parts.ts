import { z } from 'zod';

/** A field somewhere in a schema: its path, and its schema without what makes it optional. */
export interface SchemaPart {
  readonly path: readonly string[];
  readonly schema: z.ZodType;
}

/** Lists a schema and all the schemas within it. */
export function* partsOf(schema: z.ZodType, path: readonly string[] = []): Generator<SchemaPart> {
  const inner = innerOf(schema);
  if (inner) return yield* partsOf(inner, path);
  yield { path, schema };
  for (const [name, part] of childrenOf(schema)) yield* partsOf(part, name === null ? path : [...path, name]);
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const def = schema.def as { innerType?: z.ZodType; in?: z.ZodType; getter?: () => z.ZodType };
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodTransform ? (schema.out as z.ZodType) : def.in;
  return def.innerType ?? def.getter?.();
}

function childrenOf(schema: z.ZodType): (readonly [string | null, z.ZodType])[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodArray) return [['0', schema.element as z.ZodType]];
  if (schema instanceof z.ZodRecord) return [['name', schema.valueType as z.ZodType]];
  if (schema instanceof z.ZodTuple)
    return (schema.def.items as z.ZodType[]).map((item, n) => [String(n), item]);
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).map((option) => [null, option]);
  return [];
}
