import type { Operation } from '@carillon/contracts/operation.ts';
import { FIXTURES } from './fixtures.ts';
import type { Owner } from './owner.ts';

/** The parameters of a path, each with the path up to it. */
export const paramsOf = ({ path }: Operation): { name: string; place: string }[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => ({
    name: match[1] ?? '',
    place: path.slice(0, match.index) + match[0],
  }));

/** IDs of the objects that an owner creates for them. */
export async function ownParams(operation: Operation, owner: Owner): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const { name, place } of paramsOf(operation)) params[name] = await idAt(place, operation, owner);
  return params;
}

function idAt(place: string, { id }: Operation, owner: Owner): Promise<string> {
  const fixture = FIXTURES[place];
  if (fixture) return fixture.make(owner);
  throw new Error(
    `${id} takes an id at ${place}: declare in access/fixtures.ts, FIXTURES, how an owner makes one.`,
  );
}
