import { describe, expect, test } from '@jest/globals';
import { basisText } from './best-times.ts';

describe('basisText', () => {
  test.each([
    ['own_posts', 1_200, 'Based on 1,200 of your posts'],
    ['general', 0, 'General advice until your own posts have data'],
    ['general', 1, 'General advice, because only 1 of your posts has data'],
    ['general', 19, 'General advice, because only 19 of your posts have data'],
  ] as const)('names the data behind the times: %s, %i posts', (basis, posts, words) => {
    expect(basisText({ basis, posts })).toBe(words);
  });
});
