import { serialize } from 'bson';
import type { Batch } from '../cursors.ts';

const DOCUMENT = 3;
const ARRAY = 4;
const END = Buffer.alloc(1);

/**
 * `{ cursor: { <field>: [...], id, ns }, ok: 1 }` around documents that are BSON already, without decoding them: the
 * pieces of it, which are copied once, into the message.
 */
export function batchDocument(batch: Batch, field: 'firstBatch' | 'nextBatch'): Uint8Array[] {
  const items = batch.documents.flatMap((raw, at) => [name(DOCUMENT, String(at)), raw]);
  const rest = inner(serialize({ id: batch.id, ns: batch.namespace }));
  const cursor = wrap([name(ARRAY, field), ...wrap(items), rest]);
  return wrap([name(DOCUMENT, 'cursor'), ...cursor, inner(serialize({ ok: 1 }))]);
}

const name = (type: number, text: string): Buffer => Buffer.from(`${String.fromCharCode(type)}${text}\0`);

/** A document's elements without its length and end. */
const inner = (document: Uint8Array): Uint8Array => document.subarray(4, -1);

function wrap(parts: Uint8Array[]): Uint8Array[] {
  const size = Buffer.alloc(4);
  size.writeInt32LE(parts.reduce((sum, part) => sum + part.length, size.length + END.length));
  return [size, ...parts, END];
}
