import type { Document } from 'bson';
import { badValue, CommandError, unsupported } from '../errors.ts';
import { isDocument } from '../values.ts';
import { OPERATORS } from './operators.ts';

/** @throws CommandError for an unknown operator, or two changes that touch the same path */
export function checkOperators(update: Document): void {
  const paths: string[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!Object.hasOwn(OPERATORS, operator))
      throw new CommandError(
        9,
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDocument(fields))
      throw new CommandError(9, `Modifiers operate on fields but we found another type instead: ${operator}`);
    for (const path of Object.keys(fields)) refuseConflict(paths, path);
  }
}

function refuseConflict(paths: string[], path: string): void {
  if (path.split('.').includes(''))
    throw new CommandError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed`,
    );
  if (path.startsWith('$'))
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  if (path.includes('.$')) throw unsupported(`an update of array elements by '${path}'`);
  const clash = paths.find((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
  if (clash !== undefined)
    throw new CommandError(40, `Updating the path '${path}' would create a conflict at '${clash}'`);
  paths.push(path);
}
