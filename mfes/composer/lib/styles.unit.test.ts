import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TOKENS_CSS } from '@carillon/ui/tokens.ts';
import { expect, test } from '@jest/globals';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

test.each([read('styles.css'), read('post-styles.css')])('every color is one of the product’s', (styles) => {
  expect(styles.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull();
  const names = new Set(styles.match(/var\(--[\w-]+/g)?.map((use) => use.slice('var('.length)));
  expect([...names].filter((name) => !TOKENS_CSS.includes(`${name}:`))).toEqual([]);
});
