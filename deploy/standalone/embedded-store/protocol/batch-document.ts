import { serialize } from 'bson';
import type { Batch } from '../cursors.ts';

const DOCUMENT = 3;
const ARRAY = 4;

/** `{ cursor: { <field>: [...], id, ns }, ok: 1 }` around documents that are BSON already, without decoding them. */
export function batchDocument(batch: Batch, field: 'firstBatch' | 'nextBatch'): Buffer {
  const items = batch.documents.map((raw, at) => element(DOCUMENT, String(at), raw));
  const cursor = wrap([
    element(ARRAY, field, wrap(items)),
    inner(serialize({ id: batch.id, ns: batch.namespace })),
  ]);
  return wrap([element(DOCUMENT, 'cursor', cursor), inner(serialize({ ok: 1 }))]);
}

const element = (type: number, name: string, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), body]);

/** A document's elements without its length and end. */
const inner = (document: Uint8Array): Uint8Array => document.subarray(4, -1);

function wrap(parts: Uint8Array[]): Buffer {
  const size = Buffer.alloc(4);
  const whole = Buffer.concat([size, ...parts, Buffer.from([0])]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}
