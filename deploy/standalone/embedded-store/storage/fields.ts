/** Sizes of a BSON value by its type, where it is the same for all of them. */
const FIXED: ReadonlyMap<number, number> = new Map([
  [0x01, 8],
  [0x07, 12],
  [0x08, 1],
  [0x09, 8],
  [0x0a, 0],
  [0x10, 4],
  [0x11, 8],
  [0x12, 8],
]);
const STRING = 0x02;
const BINARY = 0x05;
/** Their size comes first and includes itself. */
const isSized = (type: number): boolean => type === 0x03 || type === 0x04;

/** A walk over a document's own fields in its BSON, which reads none of the values. */
export class Fields {
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

  /** Where the field here begins. */
  get at(): number {
    return this.#at;
  }

  get name(): string {
    return this.#bytes.toString('utf8', this.#at + 1, this.#nameEnd);
  }

  /** Type, name and value. */
  get bytes(): Buffer {
    return this.#bytes.subarray(this.#at, this.#end);
  }

  /** Returns the bytes from there up to the current field. */
  since(start: number): Buffer {
    return this.#bytes.subarray(start, this.#at);
  }

  /** Finds the end of the field here; false when it has a type of unknown size. */
  read(): boolean {
    const bytes = this.#bytes;
    let end = this.#at + 1;
    while (bytes[end] !== 0) end++;
    this.#nameEnd = end;
    const size = this.#sizeAt(end + 1);
    this.#end = end + 1 + size;
    return size >= 0;
  }

  goOn(): void {
    this.#at = this.#end;
  }

  isNamed(name: Uint8Array): boolean {
    return this.#hasName(name, 0, name.length);
  }

  hasNameOf(other: Fields): boolean {
    return this.#hasName(other.#bytes, other.#at + 1, other.#nameEnd);
  }

  equals(other: Fields): boolean {
    return this.#bytes.compare(other.#bytes, other.#at, other.#end, this.#at, this.#end) === 0;
  }

  #hasName(bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#at + 1;
    if (this.#nameEnd - from !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#bytes[from + at - start] !== bytes[at]) return false;
    return true;
  }

  #sizeAt(at: number): number {
    const type = this.#bytes[this.#at] ?? 0;
    const fixed = FIXED.get(type);
    if (fixed !== undefined) return fixed;
    if (isSized(type)) return this.#bytes.readInt32LE(at);
    if (type === STRING) return 4 + this.#bytes.readInt32LE(at);
    return type === BINARY ? 5 + this.#bytes.readInt32LE(at) : -1;
  }
}
