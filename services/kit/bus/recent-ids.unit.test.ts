import { expect, test } from '@jest/globals';
import { createRecentIds } from './recent-ids.ts';

test('knows the ids that were added last, and forgets the oldest', () => {
  const ids = createRecentIds(2);
  for (const id of ['a', 'b', 'a', 'c']) ids.add(id);
  expect(['a', 'b', 'c'].filter(ids.has)).toEqual(['a', 'c']);
});
