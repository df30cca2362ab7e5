import { describe, expect, test } from '@jest/globals';
import { basisText } from './best-times.ts';

describe('basisText', () => {
  test.each([
    ['own_posts', 1_200, 'Based on 1,200 of your posts'],
    ['general', 0, 'General advice, until your own posts have data'],
    ['general', 1, 'General advice: 1 post with data is too few to go by'],
    ['general', 19, 'General advice: 19 posts with data are too few to go by'],
  ] as const)('names the data behind the times: %s, %i posts', (basis, posts, words) => {
    expect(basisText({ basis, posts })).toBe(words);
  });
});
