import { Fields } from './fields.ts';

const END = Buffer.of(0);

/**
 * A document in which some of its own fields are as another one has them, from BSON to BSON: in their places, those that
 * the other one lacks are gone, those that are new come last. Null where it meets a type that is not walked over.
 * @param names as they stand in BSON
 */
export function mergeFields(
  document: Uint8Array,
  part: Uint8Array,
  names: readonly Uint8Array[],
): Uint8Array | null {
  const partFields = fieldsOf(part);
  if (!partFields) return null;
  const merged: Buffer[] = [Buffer.alloc(4)];
  const fields = new Fields(document);
  let keptFrom = fields.at;
  while (!fields.atEnd) {
    if (!fields.read()) return null;
    if (names.some((name) => fields.isNamed(name))) {
      merged.push(fields.since(keptFrom));
      const other = partFields.get(fields.name);
      if (other) merged.push(other);
      partFields.delete(fields.name);
      fields.goOn();
      keptFrom = fields.at;
    } else fields.goOn();
  }
  merged.push(fields.since(keptFrom), ...partFields.values(), END);
  const result = Buffer.concat(merged);
  result.writeInt32LE(result.length);
  return result;
}

function fieldsOf(document: Uint8Array): Map<string, Buffer> | null {
  const merged = new Map<string, Buffer>();
  for (const fields = new Fields(document); !fields.atEnd; fields.goOn()) {
    if (!fields.read()) return null;
    merged.set(fields.name, fields.bytes);
  }
  return merged;
}
