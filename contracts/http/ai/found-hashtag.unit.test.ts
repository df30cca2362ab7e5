import { expect, test } from '@jest/globals';
import { foundHashtag } from './found-hashtag.ts';

test('reads a hashtag of an older draft, whose count counts something else', () => {
  expect(foundHashtag.parse({ hashtag: 'bread', count: 31_600, counted: 'word_frequency' })).toMatchObject({
    counted: null,
  });
});

test('reads a hashtag with nothing but its count', () => {
  expect(foundHashtag.parse({ hashtag: 'bread', count: 7 })).toEqual({
    hashtag: 'bread',
    count: 7,
    counted: null,
  });
});
