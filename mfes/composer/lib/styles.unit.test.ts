import { TOKENS_CSS } from '@carillon/ui/tokens.ts';
import { expect, test } from '@jest/globals';
import { STYLES } from './styles.ts';

test('every color is one of the product’s', () => {
  expect(STYLES.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull();
  const used = new Set(STYLES.match(/var\(--[\w-]+/g)?.map((use) => use.slice('var('.length)));
  expect([...used].filter((name) => !TOKENS_CSS.includes(`${name}:`))).toEqual([]);
});
