import { Long } from 'bson';
import { CommandError } from './errors.ts';

const FIRST_BATCH = 101;
const BATCH_BYTES = 16_000_000;
const HELD_BYTES = 256 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

interface Cursor {
  readonly namespace: string;
  documents: Uint8Array[];
  bytes: number;
  usedAt: number;
}

export interface Batch {
  readonly namespace: string;
  readonly id: Long;
  readonly documents: Uint8Array[];
}

/** Results that did not fit into one reply. They are copies, so that no read stays open; what is held has a bound. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();
  #next = BigInt(Date.now());

  /** The first batch; the rest is kept unless the reader wants a single one. */
  start(namespace: string, documents: Uint8Array[], batchSize = FIRST_BATCH, single = false): Batch {
    const cursor = { namespace, documents, bytes: 0, usedAt: Date.now() };
    const first = take(cursor, batchSize);
    if (cursor.documents.length === 0 || single) return { namespace, id: Long.ZERO, documents: first };
    cursor.bytes = sizeOf(cursor.documents);
    this.#makeRoom(cursor.bytes);
    const id = this.#next++;
    this.#open.set(id, cursor);
    return { namespace, id: Long.fromBigInt(id), documents: first };
  }

  more(id: bigint, batchSize: number): Batch {
    const cursor = this.#open.get(id);
    if (!cursor) throw new CommandError(43, `cursor id ${id} not found`);
    cursor.usedAt = Date.now();
    const documents = take(cursor, batchSize || Number.POSITIVE_INFINITY);
    cursor.bytes = sizeOf(cursor.documents);
    const ended = cursor.documents.length === 0;
    if (ended) this.#open.delete(id);
    return { namespace: cursor.namespace, id: ended ? Long.ZERO : Long.fromBigInt(id), documents };
  }

  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  #makeRoom(bytes: number): void {
    for (const [id, cursor] of this.#open) if (Date.now() - cursor.usedAt > IDLE_MS) this.#open.delete(id);
    let held = bytes;
    for (const cursor of this.#open.values()) held += cursor.bytes;
    if (held > HELD_BYTES)
      throw new CommandError(
        146,
        'Too many large results are being read at once; add a limit or read in smaller parts',
      );
  }
}

function take(cursor: Cursor, most: number): Uint8Array[] {
  let bytes = 0;
  let count = 0;
  for (const document of cursor.documents) {
    if (count >= most || (count > 0 && bytes + document.length > BATCH_BYTES)) break;
    bytes += document.length;
    count++;
  }
  const taken = cursor.documents.slice(0, count);
  cursor.documents = cursor.documents.slice(count);
  return taken;
}

const sizeOf = (documents: Uint8Array[]): number =>
  documents.reduce((sum, document) => sum + document.length, 0);
