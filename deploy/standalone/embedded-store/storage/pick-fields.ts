import { Fields } from './fields.ts';

const END = Buffer.of(0);

/**
 * Creates the function that copies some of a document's own fields, in its order, from BSON to BSON. It returns null
 * for a type that can't be skipped.
 */
export function fieldPicker(names: readonly string[]): (document: Uint8Array) => Uint8Array | null {
  const nameBytes = [...new Set(names)].map((name) => Buffer.from(name));
  return (document) => {
    const values: Buffer[] = [];
    const fields = new Fields(document);
    // No two fields have one name, so that the walk can end with the last that is wanted.
    while (!fields.atEnd && values.length < nameBytes.length) {
      if (!fields.read()) return null;
      if (nameBytes.some((name) => fields.isNamed(name))) values.push(fields.bytes);
      fields.goOn();
    }
    const size = Buffer.alloc(4);
    const result = Buffer.concat([size, ...values, END]);
    result.writeInt32LE(result.length);
    return result;
  };
}
