import { expect, test } from '@jest/globals';
import { DEFAULT_TRENDING, rankDefaults } from './default-hashtags.ts';

test.each([
  ['Charity run for the children’s hospice on Sunday', []],
  ['A spade and a balloon', []],
  ['A yoga and meditation class', ['Mindfulness', 'Wellness', 'Meditation']],
  ['How to find a work-life balance', ['Balance']],
])('to “%s” fit %j of the default tags', (text, tags) => {
  const { fitting, others } = rankDefaults(text);
  expect(fitting).toEqual(tags);
  expect([...fitting, ...others].sort()).toEqual([...DEFAULT_TRENDING].sort());
});
