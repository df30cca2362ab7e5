import { expect, test } from '@jest/globals';
import { isAtLeast, ROLES } from './roles.ts';

test('each role may do what the lesser ones may, and no more', () => {
  const mayDo = ROLES.map((role) => ROLES.filter((least) => isAtLeast(role, least)));
  expect(mayDo).toEqual([
    ['viewer'],
    ['viewer', 'writer'],
    ['viewer', 'writer', 'editor'],
    ['viewer', 'writer', 'editor', 'owner'],
  ]);
});
