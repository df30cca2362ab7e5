import {
  Binary,
  BSONRegExp,
  Decimal128,
  type Document,
  Double,
  deserialize,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

/** A number as it was stored: int32 and fractions are JavaScript's, int64 is a Long, a whole double is a Double. */
export type BsonNumber = number | Long | Double;

/** Decodes BSON so that re-encoding keeps its types. */
export const decode = (bytes: Uint8Array): Document =>
  plainer(
    deserialize(bytes, { promoteLongs: false, promoteBuffers: false, promoteValues: false }),
  ) as Document;

function plainer(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (value instanceof Int32) return value.value;
  if (value instanceof Double) return double(value.value);
  if ('_bsontype' in value) return value;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    const item = holder[key];
    if (typeof item === 'object') holder[key] = plainer(item);
  }
  return holder;
}

/** Decodes BSON for computing with: every number is JavaScript's. */
export const decodePlain = (bytes: Uint8Array): Document => withoutLongs(deserialize(bytes)) as Document;

/** The decoder leaves int64 that a double can't hold exactly. */
function withoutLongs(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Long && !(value instanceof Timestamp)) return value.toNumber();
  if (value instanceof Date || '_bsontype' in value) return value;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    const item = holder[key];
    if (typeof item === 'object') holder[key] = withoutLongs(item);
  }
  return holder;
}

export const isInt32 = (value: number): boolean =>
  Number.isInteger(value) && Math.abs(value) < 2 ** 31 && !Object.is(value, -0);

/** A double that stays one when encoded: the encoder would write a plain whole number as an int32. */
export const double = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

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

export const isNumber = (value: unknown): value is BsonNumber =>
  typeof value === 'number' ||
  value instanceof Double ||
  (value instanceof Long && !(value instanceof Timestamp));

/** BSON's number for the type of a value; 0 for a missing field. */
export function typeNumber(value: unknown): number {
  if (value === undefined) return 0;
  if (value === null) return 10;
  if (typeof value === 'number') return isInt32(value) ? 16 : 1;
  if (value instanceof Double) return 1;
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

/** The JavaScript number that a BSON number represents. */
export const toNumber = (value: BsonNumber): number =>
  typeof value === 'number' ? value : value instanceof Long ? value.toNumber() : value.value;

/** Reads a value as a flag: zero of any type, false, null and missing are false. */
export const isTrue = (value: unknown): boolean =>
  isNumber(value) ? toNumber(value) !== 0 : value !== false && value !== null && value !== undefined;

export const numberOf = (value: unknown, fallback: number): number =>
  isNumber(value) ? toNumber(value) : fallback;
