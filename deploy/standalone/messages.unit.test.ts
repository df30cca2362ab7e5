import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { readCatalog } from '@carillon/sdk/webpack/read-catalogs.mjs';
import { describe, expect, test } from '@jest/globals';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PARTS = readdirSync(path.join(ROOT, 'mfes')).map((name) => `mfes/${name}`);
const FOLDERS = ['shell', 'shell/site', ...PARTS].filter((folder) => !folder.includes('.'));

type Token = string | readonly unknown[];

/** The placeholders and tags that a message has, in any of its plural forms. */
function namesIn(message: string): string[] {
  const ids = new Set<string>();
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) ids.add(tag);
      else {
        ids.add(String(token[0]));
        for (const form of Object.values((token[2] ?? {}) as Record<string, readonly Token[] | number>))
          if (Array.isArray(form)) visit(form);
      }
    }
  };
  const compiled = compileMessage(message) as readonly Token[] | string;
  visit(typeof compiled === 'string' ? [compiled] : compiled);
  return [...ids].sort();
}

describe.each(Object.keys(LOCALES).filter((locale) => locale !== SOURCE_LOCALE))('%s', (locale) => {
  test.each([...FOLDERS, 'contracts/words'])('has every message of %s, with its placeholders', (folder) => {
    const source: Record<string, string> = readCatalog(path.join(ROOT, folder), SOURCE_LOCALE);
    const translated: Record<string, string> = readCatalog(path.join(ROOT, folder), locale);
    const missing = Object.entries(source).filter(([id]) => !translated[id]);
    expect(missing.map(([, text]) => text)).toEqual([]);
    const changed = Object.entries(source).filter(
      ([id, text]) => String(namesIn(text)) !== String(namesIn(translated[id] ?? '')),
    );
    expect(changed.map(([id, text]) => [text, translated[id]])).toEqual([]);
  });

  // Voice control finds a button by its visible words.
  test('keeps the words of “Select all” in the names of its buttons', () => {
    const source: Record<string, string> = readCatalog(path.join(ROOT, 'mfes/composer'), SOURCE_LOCALE);
    const translated: Record<string, string> = readCatalog(path.join(ROOT, 'mfes/composer'), locale);
    const ids = Object.keys(source).filter((id) => source[id]?.startsWith('Select all'));
    const words = translated[ids.find((id) => source[id] === 'Select all') ?? ''];
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.map((id) => translated[id]).filter((name) => !name?.startsWith(String(words)))).toEqual([]);
  });

  // A page merges the catalogs that it has loaded, so the last one would win.
  test('says the same message alike in every folder', () => {
    const seenTexts = new Map<string, string>();
    const unlike = FOLDERS.flatMap((folder) => {
      const source: Record<string, string> = readCatalog(path.join(ROOT, folder), SOURCE_LOCALE);
      const translated: Record<string, string> = readCatalog(path.join(ROOT, folder), locale);
      return Object.entries(translated).flatMap(([id, text]) => {
        const first = seenTexts.get(id) ?? text;
        seenTexts.set(id, first);
        return first === text ? [] : [[folder, source[id], text, first]];
      });
    });
    expect(unlike).toEqual([]);
  });
});
