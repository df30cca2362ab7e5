import { Long } from 'bson';
import { badValue, CommandError } from '../errors.ts';
import { compareValues } from '../keys/encode.ts';
import { type BsonNumber, double, isInt32, isNumber, toNumber } from '../values.ts';
import { type Apply, ARRAY_OPERATORS } from './array-operators.ts';
import type { Slot } from './slots.ts';

const current = ({ holder, key }: Slot): unknown => (Object.hasOwn(holder, key) ? holder[key] : undefined);
const write = ({ holder, key }: Slot, value: unknown): void => {
  holder[key] = value;
};

/** The function of each update operator at one place. */
export const OPERATORS: Readonly<Record<string, Apply>> = {
  ...ARRAY_OPERATORS,
  $set: write,
  $setOnInsert: write,
  $unset: (slot) => {
    if (Array.isArray(slot.holder)) {
      if (Number(slot.key) < slot.holder.length) write(slot, null);
    } else delete slot.holder[slot.key];
  },
  $inc: increment,
  $min: (slot, operand) => {
    const now = current(slot);
    if (now === undefined || compareValues(operand, now) < 0) write(slot, operand);
  },
  $max: (slot, operand) => {
    const now = current(slot);
    if (now === undefined || compareValues(operand, now) > 0) write(slot, operand);
  },
};

/** Operators that create missing parts of their path. */
export const CREATING = new Set(['$set', '$setOnInsert', '$inc', '$min', '$max', '$push', '$addToSet']);

/**
 * Increments a number. The sum has the wider type of the two: int32, int64, double. An int32 that overflows becomes
 * an int64.
 */
function increment(slot: Slot, operand: unknown): void {
  if (!isNumber(operand))
    throw new CommandError(
      14,
      `Cannot increment with non-numeric argument: {${slot.path}: ${JSON.stringify(operand)}}`,
    );
  const now = current(slot);
  if (now === undefined) return write(slot, operand);
  if (!isNumber(now))
    throw new CommandError(
      14,
      `Cannot apply $inc to a value of non-numeric type. {${slot.path}: ${JSON.stringify(now)}}`,
    );
  if (!isWhole(now) || !isWhole(operand)) return write(slot, double(toNumber(now) + toNumber(operand)));
  const exact = toBigInt(now) + toBigInt(operand);
  if (BigInt.asIntN(64, exact) !== exact)
    throw badValue('Failed to apply $inc operations to current value: the result is no int64');
  const wide = now instanceof Long || operand instanceof Long || !isInt32(Number(exact));
  write(slot, wide ? Long.fromBigInt(exact) : Number(exact));
}

const isWhole = (value: BsonNumber): value is number | Long =>
  value instanceof Long || (typeof value === 'number' && isInt32(value));

const toBigInt = (value: number | Long): bigint => (value instanceof Long ? value.toBigInt() : BigInt(value));
