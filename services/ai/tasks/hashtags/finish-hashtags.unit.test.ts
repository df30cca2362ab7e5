import { expect, test } from '@jest/globals';
import { finishHashtags } from './finish-hashtags.ts';

test('whatever a model answers, tags have no sign, are no filler and no numbers, and are there once', () => {
  expect(finishHashtags(['#Rye Bread', 'ryebread', 'love', '2026', '20off', ' ', '##', 'Tea-Time'])).toEqual([
    'RyeBread',
    'TeaTime',
  ]);
});
