import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { compileProjection, take } from '../projection.ts';
import { isNumber, isTrue } from '../values.ts';
import { leaves, withFields } from './with-fields.ts';

/**
 * `$project` of one document: kept fields in the document's order, then computed fields in the stage's.
 * @throws CommandError if fields are left out next to computed ones
 */
export function compileProject(
  spec: Document,
  compute: (document: Document, expression: unknown) => unknown,
): (document: Document) => Document {
  const { flags, computed } = splitSpec(spec);
  if (Object.keys(computed).length === 0) return compileProjection(flags) ?? ((document) => document);
  const { _id: id = true, ...otherFlags } = flags;
  const out = Object.keys(otherFlags).find((path) => !isTrue(otherFlags[path]));
  if (out !== undefined)
    throw new CommandError(31254, `Cannot do exclusion on field ${out} in inclusion projection`);
  // Fields computed into subdocuments are taken with them; the others come last, wherever they were.
  const into = Object.keys(computed).filter((path) => path.includes('.'));
  const behind = Object.keys(computed).filter((path) => !path.includes('.'));
  const rest = take([...Object.keys(otherFlags), ...into], isTrue(id));
  return (document) => {
    const whole = withFields(document, computed, (expression) => compute(document, expression));
    const result = rest(whole);
    for (const field of behind) if (field in whole) result[field] = whole[field];
    return result;
  };
}

/** By dotted paths: a number or a boolean keeps or leaves out a field, everything else is computed. */
function splitSpec(spec: Document): { flags: Document; computed: Document } {
  const flags: Document = {};
  const computed: Document = {};
  for (const [path, value] of leaves(spec)) {
    const kind = typeof value === 'boolean' || isNumber(value) ? flags : computed;
    kind[path.join('.')] = value;
  }
  return { flags, computed };
}
