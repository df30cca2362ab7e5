import { expect, test } from '@jest/globals';
import { captionFault } from './instagram-rules.ts';

const glued = (count: number): string => Array.from({ length: count }, (_, n) => `#tag${n}`).join(',');

test('accepts 30 hashtags without spaces between them', () => {
  expect(captionFault(glued(30))).toBeNull();
});

test('rejects 31 hashtags without spaces between them', () => {
  expect(captionFault(glued(31))).not.toBeNull();
});
