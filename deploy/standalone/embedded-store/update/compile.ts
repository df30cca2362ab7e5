import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { compareValues } from '../keys/encode.ts';
import type { Change } from './change.ts';
import { compileOperators } from './compile-operators.ts';
import { compilePipeline } from './compile-pipeline.ts';

export type Update = Document | Document[];

export const isReplacement = (update: Update): boolean =>
  !Array.isArray(update) && !Object.keys(update).some((key) => key.startsWith('$'));

/**
 * An update as a function of one document.
 * @throws CommandError for what it does not know, or what contradicts itself, before any document is changed
 */
export function compileUpdate(update: Update): Change {
  const { apply, part } = compileKind(update);
  return {
    part,
    apply(document, inserting) {
      const before = document._id;
      const after = apply(document, inserting);
      if (before !== undefined && compareValues(before, after._id) !== 0)
        throw new CommandError(
          66,
          "Performing an update on the path '_id' would modify the immutable field '_id'",
        );
      return after;
    },
  };
}

function compileKind(update: Update): Change {
  if (Array.isArray(update)) return compilePipeline(update);
  return isReplacement(update) ? replaceBy(update) : compileOperators(update);
}

function replaceBy({ _id, ...rest }: Document): Change {
  return {
    part: null,
    apply(document) {
      const id = _id ?? document._id;
      return id === undefined ? rest : { _id: id, ...rest };
    },
  };
}
