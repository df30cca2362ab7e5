import { expect, test } from '@jest/globals';
import { createOnPageStore } from './on-page.ts';

test('a fact is on the page as long as any part shows it', () => {
  const page = createOnPageStore();
  const hide = page.show(['a', 'b']);
  const hideAgain = page.show(['a']);
  hide();
  expect(['a', 'b'].map(page.has)).toEqual([true, false]);
  hideAgain();
  expect(page.has('a')).toBe(false);
});
