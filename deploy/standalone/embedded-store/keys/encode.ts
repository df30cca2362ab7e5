import { Binary, BSONRegExp, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { unsupported } from '../errors.ts';

/**
 * Keys whose byte order (memcmp) is MongoDB's comparison order of the values: a byte for the type bracket,
 * then bytes that sort as the value does. Missing and null share a key, as in MongoDB's indexes.
 */
const BRACKET = {
  minKey: 0x0a,
  emptyArray: 0x0f,
  null: 0x14,
  number: 0x1e,
  string: 0x3c,
  object: 0x46,
  array: 0x50,
  binary: 0x5a,
  objectId: 0x64,
  boolean: 0x6e,
  date: 0x78,
  timestamp: 0x82,
  regex: 0x8c,
  maxKey: 0xf0,
} as const;

/** Represents an empty array where an array counts by its elements: MongoDB orders it before null. */
export const EMPTY_ARRAY = Symbol('empty array');

const NULL = Buffer.of(BRACKET.null);
const scratch = Buffer.alloc(8);

export function encodeKey(value: unknown): Buffer {
  if (typeof value === 'string' && !value.includes('\0')) return plainText(value);
  if (value === null || value === undefined) return NULL;
  const out: number[] = [];
  put(out, value);
  return Buffer.from(out);
}

/** Encodes a text in one step, with the same result as `put`. */
const plainText = (text: string): Buffer => Buffer.from(`${String.fromCharCode(BRACKET.string)}${text}\0\0`);

/** For a descending field of an index. */
export function invert(key: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let at = 0; at < key.length; at++) inverted[at] = ~(key[at] ?? 0);
  return inverted;
}

/** Below zero, zero or above, as MongoDB sorts the two. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string')
    return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (typeof a === 'number' && typeof b === 'number' && !Number.isNaN(a - b)) return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return Buffer.compare(encodeKey(a), encodeKey(b));
}

/** The bracket of a value: only values of the same one compare by `$gt` and its kin. */
export const bracketOf = (value: unknown): number =>
  typeof value === 'string' ? BRACKET.string : (encodeKey(value)[0] ?? 0);

function put(out: number[], value: unknown): void {
  if (value === undefined || value === null) return void out.push(BRACKET.null);
  if (typeof value === 'number') return putNumber(out, value, 0n);
  if (typeof value === 'string') {
    out.push(BRACKET.string);
    return putText(out, value);
  }
  if (typeof value === 'boolean') return void out.push(BRACKET.boolean, value ? 1 : 0);
  if (typeof value === 'bigint') return putNumber(out, Number(value), value - BigInt(Number(value)));
  if (value === EMPTY_ARRAY) return void out.push(BRACKET.emptyArray);
  if (Array.isArray(value)) {
    out.push(BRACKET.array);
    for (const item of value) put(out, item);
    return void out.push(0);
  }
  if (value instanceof Date) {
    out.push(BRACKET.date);
    return putTime(out, value.getTime());
  }
  if (value instanceof RegExp) return putRegex(out, value.source, value.flags);
  putBson(out, value as object);
}

function putBson(out: number[], value: object): void {
  if (value instanceof ObjectId) {
    out.push(BRACKET.objectId);
    return putBytes(out, value.id);
  }
  if (value instanceof Timestamp) {
    out.push(BRACKET.timestamp);
    return putInt64(out, value.toBigInt());
  }
  if (value instanceof Long) {
    const exact = value.toBigInt();
    return putNumber(out, Number(exact), exact - BigInt(Number(exact)));
  }
  if (value instanceof Decimal128) throw unsupported('Decimal128');
  if (value instanceof BSONRegExp) return putRegex(out, value.pattern, value.options);
  if (value instanceof MinKey) return void out.push(BRACKET.minKey);
  if (value instanceof MaxKey) return void out.push(BRACKET.maxKey);
  if (value instanceof Binary) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(value.length());
    out.push(BRACKET.binary, ...length, value.sub_type);
    return putBytes(out, value.value());
  }
  if ('value' in value && '_bsontype' in value) return put(out, value.value);
  putDocument(out, value as Record<string, unknown>);
}

/** Each field as type, name, value: MongoDB compares embedded documents in that order. */
function putDocument(out: number[], value: Record<string, unknown>): void {
  out.push(BRACKET.object);
  for (const [name, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const encoded = encodeKey(item);
    out.push(encoded[0] ?? 0);
    putText(out, name);
    putBytes(out, encoded);
  }
  out.push(0);
}

/**
 * IEEE 754 bits flipped so that they sort. Values that a double can't represent are distinguished by their distance
 * to the double.
 */
function putNumber(out: number[], value: number, distance: bigint): void {
  out.push(BRACKET.number);
  if (Number.isNaN(value)) return void out.push(0, 0, 0, 0, 0, 0, 0, 0);
  scratch.writeDoubleBE(value === 0 ? 0 : value);
  const negative = value < 0;
  for (const [at, byte] of scratch.entries())
    out.push(negative ? ~byte & 0xff : at === 0 ? byte | 0x80 : byte);
  if (Math.abs(value) >= 2 ** 53) {
    const tie = distance + 0x8000n;
    out.push(Number(tie >> 8n) & 0xff, Number(tie & 0xffn));
  }
}

/** Appends a time as an int64 with its sign flipped, so that bytes sort as times do. */
function putTime(out: number[], ms: number): void {
  const high = Math.floor(ms / 2 ** 32);
  const low = ms - high * 2 ** 32;
  for (const half of [high + 2 ** 31, low])
    out.push((half / 2 ** 24) & 0xff, (half >> 16) & 0xff, (half >> 8) & 0xff, half & 0xff);
}

function putInt64(out: number[], value: bigint): void {
  scratch.writeBigUInt64BE(BigInt.asUintN(64, value));
  putBytes(out, scratch);
}

function putRegex(out: number[], source: string, flags: string): void {
  out.push(BRACKET.regex);
  putText(out, source);
  putText(out, flags);
}

/** Zero bytes are escaped, so that the two that end a text can't be part of it. */
function putText(out: number[], value: string): void {
  for (const byte of Buffer.from(value)) {
    out.push(byte);
    if (byte === 0) out.push(0xff);
  }
  out.push(0, 0);
}

function putBytes(out: number[], bytes: Uint8Array): void {
  for (const byte of bytes) out.push(byte);
}
