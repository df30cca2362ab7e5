import { expect, test } from '@jest/globals';
import { toggleHashtag } from './description.ts';

test('a hashtag goes into a line of its own at the end, and out again', () => {
  const one = toggleHashtag('We bake bread.', 'bread');
  expect(one).toBe('We bake bread.\n\n#bread');
  const two = toggleHashtag(one, 'rye');
  expect(two).toBe('We bake bread.\n\n#bread #rye');
  expect(toggleHashtag(two, 'Rye')).toBe(one);
  expect(toggleHashtag(one, 'bread')).toBe('We bake bread.');
  expect(toggleHashtag('', 'bread')).toBe('#bread');
});
