import { Long, Timestamp } from 'bson';
import { badValue, CommandError } from '../errors.ts';
import { compareValues } from '../keys/encode.ts';
import { type BsonNumber, double, isDocument, isInt32, isNumber, toNumber } from '../values.ts';
import { type Apply, ARRAY_OPERATORS } from './array-operators.ts';
import type { Slot } from './slots.ts';

const current = ({ holder, key }: Slot): unknown => (Object.hasOwn(holder, key) ? holder[key] : undefined);
const write = ({ holder, key }: Slot, value: unknown): void => {
  holder[key] = value;
};

/** What each update operator does at one place. */
export const OPERATORS: Readonly<Record<string, Apply>> = {
  ...ARRAY_OPERATORS,
  $set: write,
  $setOnInsert: write,
  $unset: (slot) => {
    if (Array.isArray(slot.holder)) {
      if (Number(slot.key) < slot.holder.length) write(slot, null);
    } else delete slot.holder[slot.key];
  },
  $inc: arithmetic('$inc', (operand) => operand, {
    exact: (a, b) => a + b,
    rough: (a, b) => a + b,
  }),
  $mul: arithmetic('$mul', zeroLike, {
    exact: (a, b) => a * b,
    rough: (a, b) => a * b,
  }),
  $min: (slot, operand) => {
    const now = current(slot);
    if (now === undefined || compareValues(operand, now) < 0) write(slot, operand);
  },
  $max: (slot, operand) => {
    const now = current(slot);
    if (now === undefined || compareValues(operand, now) > 0) write(slot, operand);
  },
  $currentDate: (slot, operand) => {
    const timestamp = isDocument(operand) && operand.$type === 'timestamp';
    write(slot, timestamp ? new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }) : new Date());
  },
  $bit: (slot, operand) => {
    if (!isDocument(operand)) throw badValue('$bit needs a document such as {and: 1}');
    const now = current(slot);
    write(slot, Object.entries(operand).reduce(byBits, now === undefined ? 0 : now));
  },
};

const BITS: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

function byBits(value: unknown, [name, by]: [string, unknown]): unknown {
  const combine = Object.hasOwn(BITS, name) ? BITS[name] : undefined;
  if (!combine) throw badValue(`$bit does not know '${name}'`);
  if (!isNumber(value) || !isWhole(value) || !isNumber(by) || !isWhole(by))
    throw badValue('Cannot apply $bit to a value of non-integral type');
  const exact = combine(toBigInt(value), toBigInt(by));
  return value instanceof Long || by instanceof Long ? Long.fromBigInt(exact) : Number(exact);
}

/** Operators that make what is missing on their path. */
export const CREATING = new Set([
  '$set',
  '$setOnInsert',
  '$inc',
  '$mul',
  '$min',
  '$max',
  '$push',
  '$addToSet',
  '$currentDate',
  '$bit',
]);

/** What comes of two numbers has the wider type of the two: int32, int64, double. An int32 that overflows is an int64. */
function arithmetic(
  name: string,
  ofMissing: (operand: BsonNumber) => BsonNumber,
  combine: { exact(a: bigint, b: bigint): bigint; rough(a: number, b: number): number },
): Apply {
  return (slot, operand) => {
    if (!isNumber(operand))
      throw new CommandError(
        14,
        `Cannot apply ${name} with a non-numeric argument: {${slot.path}: ${JSON.stringify(operand)}}`,
      );
    const now = current(slot);
    if (now === undefined) return write(slot, ofMissing(operand));
    if (!isNumber(now))
      throw new CommandError(
        14,
        `Cannot apply ${name} to a value of non-numeric type. {${slot.path}: ${JSON.stringify(now)}}`,
      );
    if (isWhole(now) && isWhole(operand)) {
      const exact = combine.exact(toBigInt(now), toBigInt(operand));
      if (BigInt.asIntN(64, exact) !== exact)
        throw badValue(`Failed to apply ${name} operations to current value: the result is no int64`);
      const wide = now instanceof Long || operand instanceof Long || !isInt32(Number(exact));
      return write(slot, wide ? Long.fromBigInt(exact) : Number(exact));
    }
    write(slot, double(combine.rough(toNumber(now), toNumber(operand))));
  };
}

const isWhole = (value: BsonNumber): value is number | Long =>
  value instanceof Long || (typeof value === 'number' && isInt32(value));

const toBigInt = (value: number | Long): bigint => (value instanceof Long ? value.toBigInt() : BigInt(value));

function zeroLike(operand: BsonNumber): BsonNumber {
  if (operand instanceof Long) return Long.ZERO;
  return isWhole(operand) ? 0 : double(0);
}
