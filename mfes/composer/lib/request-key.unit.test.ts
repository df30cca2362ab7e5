import { expect, test } from '@jest/globals';
import { createRequestKeys } from './request-key.ts';

test('the key stays while the same thing is meant, and changes with it', () => {
  const keyOf = createRequestKeys();
  const first = keyOf([['Facebook'], 'Ring']);
  expect(keyOf([['Facebook'], 'Ring'])).toBe(first);
  expect(keyOf([['Facebook'], 'Ring!'])).not.toBe(first);
});

test('two makers never make the same', () => {
  expect(createRequestKeys()('Ring')).not.toBe(createRequestKeys()('Ring'));
});
