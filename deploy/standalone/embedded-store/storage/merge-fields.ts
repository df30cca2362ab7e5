import { Fields } from './fields.ts';

const END = Buffer.of(0);

/**
 * Returns a document with some of its fields as in another one, from BSON to BSON: in place, without fields missing
 * there, new ones last. Null if it meets a type that can't be skipped.
 * @param names as they appear in BSON
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
