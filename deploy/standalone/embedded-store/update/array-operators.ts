import type { Document } from 'bson';
import { badValue, CommandError } from '../errors.ts';
import { compareBy } from '../keys/compare-by.ts';
import { compareValues } from '../keys/encode.ts';
import { compileFilter, compileValueTest } from '../query/compile.ts';
import { sameValue } from '../query/operators.ts';
import { toRegExp } from '../query/regex.ts';
import { isDocument, isNumber, isOperators, isRegex, toNumber } from '../values.ts';
import type { Slot } from './slots.ts';

const BAD_VALUE = 2;
const TYPE_MISMATCH = 14;

export type Apply = (slot: Slot, operand: unknown) => void;

/** Update operators that change an array. */
export const ARRAY_OPERATORS: Readonly<Record<string, Apply>> = {
  $push: (slot, operand) => {
    const list = existing(slot, '$push') ?? [];
    slot.holder[slot.key] = pushed(
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
  $pop: (slot, operand) => {
    const way = isNumber(operand) ? toNumber(operand) : 0;
    if (way !== 1 && way !== -1) throw new CommandError(9, `$pop expects 1 or -1: ${slot.path}`);
    const list = existing(slot, '$pop', TYPE_MISMATCH);
    if (way < 0) list?.shift();
    else list?.pop();
  },
  $pull: (slot, operand) => {
    const list = existing(slot, '$pull');
    const gone = pullTest(operand);
    if (list) slot.holder[slot.key] = list.filter((item) => !gone(item));
  },
  $pullAll: (slot, operand) => {
    if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
    const list = existing(slot, '$pullAll');
    if (list) slot.holder[slot.key] = list.filter((item) => !operand.some((one) => sameValue(one, item)));
  },
};

function existing(slot: Slot, operator: string, code = BAD_VALUE): unknown[] | null {
  const now = Object.hasOwn(slot.holder, slot.key) ? slot.holder[slot.key] : undefined;
  if (now === undefined) return null;
  if (!Array.isArray(now))
    throw new CommandError(code, `The field '${slot.path}' must be an array for ${operator}`);
  return now;
}

function pushed(list: unknown[], { $each, $position, $sort, $slice, ...others }: Document): unknown[] {
  const [unknown] = Object.keys(others);
  if (unknown) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  if (!Array.isArray($each)) throw badValue('The argument to $each in $push must be an array');
  const at = isNumber($position) ? toNumber($position) : list.length;
  list.splice(at < 0 ? Math.max(0, list.length + at) : at, 0, ...$each);
  if ($sort !== undefined)
    list.sort((a, b) =>
      isDocument($sort)
        ? compareBy(a as Document, b as Document, $sort)
        : compareValues(a, b) * Number($sort),
    );
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
