import {
  Binary,
  BSONRegExp,
  Decimal128,
  type Document,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

/** Decoded values: int64 stays a Long so that an update writes back the type it read. */
export const DECODE = { promoteLongs: false, promoteBuffers: false, promoteValues: true } as const;

export const isDocument = (value: unknown): value is Document =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof RegExp) &&
  !('_bsontype' in value);

export const isRegex = (value: unknown): value is RegExp | BSONRegExp =>
  value instanceof RegExp || value instanceof BSONRegExp;

/** A document of operators such as `{ $gt: 1 }`. */
export const isOperators = (value: unknown): value is Document =>
  isDocument(value) && Object.keys(value).some((key) => key.startsWith('$'));

export const isNumber = (value: unknown): value is number | Long =>
  typeof value === 'number' || value instanceof Long;

/** BSON's number for the type of a value; 0 for a missing field. */
export function typeNumber(value: unknown): number {
  if (value === undefined) return 0;
  if (value === null) return 10;
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 16 : 1;
  if (typeof value === 'string') return 2;
  if (typeof value === 'boolean') return 8;
  if (Array.isArray(value)) return 4;
  if (value instanceof Date) return 9;
  if (isRegex(value)) return 11;
  if (value instanceof ObjectId) return 7;
  if (value instanceof Binary) return 5;
  if (value instanceof Long && !(value instanceof Timestamp)) return 18;
  if (value instanceof Decimal128) return 19;
  if (value instanceof Timestamp) return 17;
  if (value instanceof MinKey) return -1;
  if (value instanceof MaxKey) return 127;
  return 3;
}

/** Names that $type takes. */
export const TYPE_NUMBERS: Readonly<Record<string, number>> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

/** The JavaScript number a BSON number stands for. */
export const toNumber = (value: number | Long): number =>
  typeof value === 'number' ? value : value.toNumber();
