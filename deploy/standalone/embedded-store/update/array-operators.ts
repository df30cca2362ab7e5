import type { Document } from 'bson';
import { badValue } from '../errors.ts';
import { compileFilter, compileValueTest } from '../query/compile.ts';
import { sameValue } from '../query/operators.ts';
import { toRegExp } from '../query/regex.ts';
import { isDocument, isNumber, isOperators, isRegex, toNumber } from '../values.ts';
import type { Slot } from './slots.ts';

export type Apply = (slot: Slot, operand: unknown) => void;

/** Update operators that change an array. */
export const ARRAY_OPERATORS: Readonly<Record<string, Apply>> = {
  $push: (slot, operand) => {
    const list = existing(slot, '$push') ?? [];
    slot.holder[slot.key] = pushValues(
      list,
      isDocument(operand) && '$each' in operand ? operand : { $each: [operand] },
    );
  },
  $addToSet: (slot, operand) => {
    const list = existing(slot, '$addToSet') ?? [];
    const items = isDocument(operand) && '$each' in operand ? (operand.$each as unknown[]) : [operand];
    for (const item of items) if (!list.some((have) => sameValue(have, item))) list.push(item);
    slot.holder[slot.key] = list;
  },
  $pull: (slot, operand) => {
    const list = existing(slot, '$pull');
    const matches = pullTest(operand);
    if (list) slot.holder[slot.key] = list.filter((item) => !matches(item));
  },
};

function existing(slot: Slot, operator: string): unknown[] | null {
  const now = Object.hasOwn(slot.holder, slot.key) ? slot.holder[slot.key] : undefined;
  if (now === undefined) return null;
  if (!Array.isArray(now)) throw badValue(`The field '${slot.path}' must be an array for ${operator}`);
  return now;
}

function pushValues(list: unknown[], { $each, $slice, ...others }: Document): unknown[] {
  const [unknown] = Object.keys(others);
  if (unknown) throw badValue(`$push with ${unknown} is not supported by the embedded store`);
  if (!Array.isArray($each)) throw badValue('The argument to $each in $push must be an array');
  list.push(...$each);
  if (!isNumber($slice)) return list;
  const slice = toNumber($slice);
  return slice < 0 ? list.slice(slice) : list.slice(0, slice);
}

function pullTest(operand: unknown): (item: unknown) => boolean {
  if (isRegex(operand)) {
    const pattern = toRegExp(operand);
    return (item) => typeof item === 'string' && pattern.test(item);
  }
  if (isOperators(operand) && !('$or' in operand) && !('$and' in operand)) return compileValueTest(operand);
  if (!isDocument(operand)) return (item) => sameValue(item, operand);
  const matches = compileFilter(operand);
  return (item) => isDocument(item) && matches(item);
}
