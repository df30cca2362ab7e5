import { Decimal128, type Document, serialize } from 'bson';
import { CommandError, unsupported } from '../errors.ts';

const MAX_DOCUMENT = 16 * 1024 * 1024;

/**
 * Encodes a document for storage.
 * @throws CommandError if it is too large, or contains a value that couldn't be found again
 */
export function encode(document: Document): Uint8Array {
  refuseDecimals(document);
  return refuseTooLarge(serialize(document, { ignoreUndefined: true }));
}

/** @throws CommandError */
export function refuseTooLarge(raw: Uint8Array): Uint8Array {
  if (raw.length <= MAX_DOCUMENT) return raw;
  throw new CommandError(
    10334,
    `object to insert too large. size in bytes: ${raw.length}, max size: ${MAX_DOCUMENT}`,
  );
}

function refuseDecimals(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  if (value instanceof Decimal128) throw unsupported('Decimal128');
  if ('_bsontype' in value) return;
  for (const item of Object.values(value)) refuseDecimals(item);
}
