import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  exportedInterfaces,
  membersOf,
  membersOfExported,
  type WrittenType,
} from './testing/type-members.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** More are hard to keep in mind. */
const MAX_MEMBERS = 10;

const contexts = globSync(['gateway/context.ts', 'services/*/{context,*-context}.ts'], { cwd: ROOT })
  .filter((file) => !file.includes('/kit/'))
  .map((file) => path.join(ROOT, file))
  .flatMap((file) =>
    exportedInterfaces(file)
      .filter(({ id }) => id.value.endsWith('Context'))
      .map((declaration) => ({ name: declaration.id.value, members: membersOfExported(file, declaration) })),
  );

/**
 * Lists the members of a group. Null for `stores`, which has one for each collection, and for parts that only have
 * methods.
 */
function groupMembers(name: string, type: WrittenType | null): string[] | null {
  const members = type && name !== 'stores' ? membersOf(type) : null;
  return members && [...members.values()].some(Boolean) ? [...members.keys()] : null;
}

test('finds the context of each service', () => {
  expect(contexts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GatewayContext', 'IdentityContext', 'WorkerContext', 'CollectorContext']),
  );
});

describe.each(contexts)('$name', ({ members }) => {
  test('has at most ten members', () => {
    expect([...members.keys()].slice(MAX_MEMBERS)).toEqual([]);
  });

  test('has at most ten members in each group', () => {
    const groups = [...members].map(([name, type]) => ({ name, members: groupMembers(name, type) ?? [] }));
    expect(groups.filter((group) => group.members.length > MAX_MEMBERS)).toEqual([]);
  });
});
