import { TOKENS_CSS } from '@carillon/ui/tokens.ts';
import { expect, test } from '@jest/globals';
import { POST_STYLES } from './post-styles.tsx';
import { STYLES } from './styles.ts';

test.each([STYLES, POST_STYLES])('every color is one of the product’s', (styles) => {
  expect(styles.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull();
  const names = new Set(styles.match(/var\(--[\w-]+/g)?.map((use) => use.slice('var('.length)));
  expect([...names].filter((name) => !TOKENS_CSS.includes(`${name}:`))).toEqual([]);
});
