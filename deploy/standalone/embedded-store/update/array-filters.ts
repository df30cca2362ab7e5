import type { Document } from 'bson';
import { badValue, CommandError } from '../errors.ts';
import { compileFilter } from '../query/compile.ts';
import type { DocumentTest } from '../query/operators.ts';

/**
 * The filters that `$[name]` stands for, by name.
 * @throws CommandError when one is not used in the paths of the update, or one that is used is not there
 */
export function compileArrayFilters(
  filters: readonly Document[],
  paths: readonly string[],
): ReadonlyMap<string, DocumentTest> {
  const named = paths.filter((path) => path.includes('$['));
  const used = new Set(named.flatMap((path) => [...path.matchAll(/\$\[(\w+)\]/g)].map(([, name]) => name)));
  const compiled = new Map<string, DocumentTest>();
  for (const filter of filters) {
    const name = nameOf(filter);
    if (compiled.has(name))
      throw new CommandError(9, `Found multiple array filters with the same top-level field name ${name}`);
    if (!used.has(name))
      throw new CommandError(9, `The array filter for identifier '${name}' was not used in the update`);
    compiled.set(name, compileFilter(filter));
  }
  for (const name of used)
    if (name !== undefined && !compiled.has(name))
      throw badValue(`No array filter found for identifier '${name}'`);
  return compiled;
}

function nameOf(filter: Document): string {
  const [name, other] = new Set(identifiers(filter));
  if (name === undefined)
    throw new CommandError(9, 'Cannot use an expression without a top-level field name in arrayFilters');
  if (other !== undefined)
    throw new CommandError(9, `Expected a single top-level field name, found '${name}' and '${other}'`);
  return name;
}

const identifiers = (filter: Document): string[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') ? (value as Document[]).flatMap(identifiers) : [key.split('.')[0] ?? key],
  );
