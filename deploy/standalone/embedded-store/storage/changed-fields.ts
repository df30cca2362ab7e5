/** Sizes of a BSON value by its type, where it is the same for all of them. */
const FIXED: Readonly<Record<number, number>> = {
  1: 8,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
};
const STRING = 0x02;
const BINARY = 0x05;
/** Their size stands in front and counts itself. */
const isSized = (type: number): boolean => type === 0x03 || type === 0x04;

/**
 * The names of a document's own fields that differ between two states of it, as BSON; null when that is not told: when
 * one is gone from between others, or of a type that is not walked over here.
 */
export function changedFields(before: Uint8Array, after: Uint8Array): Set<string> | null {
  const old = new Fields(before);
  const now = new Fields(after);
  const changed = new Set<string>();
  while (!old.atEnd && !now.atEnd) {
    if (!old.read() || !now.read() || !old.hasNameOf(now)) return null;
    if (!old.equals(now)) changed.add(now.name);
    old.goOn();
    now.goOn();
  }
  for (const rest of [old, now])
    while (!rest.atEnd) {
      if (!rest.read()) return null;
      changed.add(rest.name);
      rest.goOn();
    }
  return changed;
}

/** A walk over the fields of a document, from one to the next. */
class Fields {
  readonly #bytes: Buffer;
  #at = 4;
  #nameEnd = 0;
  #end = 0;

  constructor(document: Uint8Array) {
    this.#bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  }

  get atEnd(): boolean {
    return this.#bytes[this.#at] === 0;
  }

  get name(): string {
    return this.#bytes.toString('utf8', this.#at + 1, this.#nameEnd);
  }

  /** False for a type of unknown size. */
  read(): boolean {
    this.#nameEnd = this.#bytes.indexOf(0, this.#at + 1);
    const size = this.#sizeAt(this.#nameEnd + 1);
    this.#end = this.#nameEnd + 1 + size;
    return size >= 0;
  }

  goOn(): void {
    this.#at = this.#end;
  }

  hasNameOf(other: Fields): boolean {
    return (
      this.#bytes.compare(other.#bytes, other.#at + 1, other.#nameEnd, this.#at + 1, this.#nameEnd) === 0
    );
  }

  /** Type, name and value. */
  equals(other: Fields): boolean {
    return this.#bytes.compare(other.#bytes, other.#at, other.#end, this.#at, this.#end) === 0;
  }

  #sizeAt(at: number): number {
    const type = this.#bytes[this.#at] ?? 0;
    const fixed = FIXED[type];
    if (fixed !== undefined) return fixed;
    if (isSized(type)) return this.#bytes.readInt32LE(at);
    if (type === STRING) return 4 + this.#bytes.readInt32LE(at);
    return type === BINARY ? 5 + this.#bytes.readInt32LE(at) : -1;
  }
}
