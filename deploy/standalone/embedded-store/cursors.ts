import { Long } from 'bson';
import { badValue, CommandError } from './errors.ts';

const FIRST_BATCH = 101;
const BATCH_BYTES = 16_000_000;

export interface CursorLimits {
  /** The bytes of BSON that all cursors together may hold. */
  readonly heldBytes: number;
  /** How long a cursor may go unread. */
  readonly idleMs: number;
  now(): number;
}

const LIMITS: CursorLimits = { heldBytes: 256 * 1024 * 1024, idleMs: 10 * 60_000, now: Date.now };

interface Cursor {
  readonly namespace: string;
  readonly documents: Uint8Array[];
  bytes: number;
  usedAt: number;
}

export interface Batch {
  readonly namespace: string;
  readonly id: Long;
  readonly documents: Uint8Array[];
}

/** Results that didn't fit into one reply. They are copies, so no read stays open; their memory is limited. */
export class Cursors {
  readonly #limits: CursorLimits;
  readonly #open = new Map<bigint, Cursor>();
  #held = 0;
  #next: bigint;

  constructor(limits: Partial<CursorLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#next = BigInt(this.#limits.now());
  }

  /** The first batch; the rest is kept unless the reader wants a single one. */
  start(namespace: string, documents: Uint8Array[], batchSize = FIRST_BATCH, single = false): Batch {
    if (batchSize < 0) throw badValue(`batchSize must be zero or more, not ${batchSize}`);
    const first = documents.splice(0, fitting(documents, batchSize));
    if (documents.length === 0 || single) return { namespace, id: Long.ZERO, documents: first };
    const bytes = sizeOf(documents);
    this.#makeRoom(bytes);
    const id = this.#next++;
    this.#open.set(id, { namespace, documents, bytes, usedAt: this.#limits.now() });
    this.#held += bytes;
    return { namespace, id: Long.fromBigInt(id), documents: first };
  }

  /** @throws CommandError when the cursor was read to its end, killed or dropped, or is another collection's */
  more(namespace: string, id: bigint, batchSize: number): Batch {
    const cursor = this.#open.get(id);
    if (!cursor) throw new CommandError(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace)
      throw new CommandError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to '${cursor.namespace}'`,
      );
    cursor.usedAt = this.#limits.now();
    const limit = batchSize || Number.POSITIVE_INFINITY;
    const documents = cursor.documents.splice(0, fitting(cursor.documents, limit));
    const bytes = sizeOf(documents);
    cursor.bytes -= bytes;
    this.#held -= bytes;
    const isDone = cursor.documents.length === 0;
    if (isDone) this.kill(id);
    return { namespace, id: isDone ? Long.ZERO : Long.fromBigInt(id), documents };
  }

  kill(id: bigint): boolean {
    this.#held -= this.#open.get(id)?.bytes ?? 0;
    return this.#open.delete(id);
  }

  /** A reader that died, or forgot to close, would hold its results forever. */
  dropIdle(): void {
    const limit = this.#limits.now() - this.#limits.idleMs;
    for (const [id, { usedAt }] of this.#open) if (usedAt < limit) this.kill(id);
  }

  #makeRoom(bytes: number): void {
    this.dropIdle();
    if (this.#held + bytes > this.#limits.heldBytes)
      throw new CommandError(
        146,
        'Too many large results are being read at once; add a limit or read in smaller parts',
      );
  }
}

/** How many of the documents go into one reply. */
function fitting(documents: readonly Uint8Array[], limit: number): number {
  let bytes = 0;
  let count = 0;
  for (const document of documents) {
    if (count >= limit || (count > 0 && bytes + document.length > BATCH_BYTES)) break;
    bytes += document.length;
    count++;
  }
  return count;
}

const sizeOf = (documents: readonly Uint8Array[]): number =>
  documents.reduce((sum, document) => sum + document.length, 0);
