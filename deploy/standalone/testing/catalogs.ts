import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readCatalog } from '@carillon/sdk/webpack/read-catalogs.mjs';
import type { Page } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = [
  'shell',
  'shell/site',
  ...readdirSync(path.join(ROOT, 'mfes')).map((name) => `mfes/${name}`),
];

/** The messages of all catalogs in one language, by their English. */
export interface Translations {
  /**
   * The translation of a message without placeholders.
   * @throws Error if there is none
   */
  say(english: string): string;
  /** The English messages that a page must not show: they have another wording in this language. */
  readonly foreign: ReadonlySet<string>;
}

export function readTranslations(locale: string): Translations {
  const words = new Map<string, string>();
  const usedIds = new Set<string>();
  for (const folder of FOLDERS) {
    const english: Record<string, string> = readCatalog(path.join(ROOT, folder), 'en');
    const translated: Record<string, string> = readCatalog(path.join(ROOT, folder), locale);
    for (const [id, text] of Object.entries(english)) {
      if (!translated[id]) continue;
      words.set(text, translated[id]);
      usedIds.add(translated[id]);
    }
  }
  const foreign = [...words].filter(([text, other]) => text !== other && !usedIds.has(text) && isPlain(text));
  return {
    foreign: new Set(foreign.map(([text]) => text)),
    say(english) {
      const translated = words.get(english);
      if (!translated) throw new Error(`“${english}” has no translation into ${locale}`);
      return translated;
    },
  };
}

const isPlain = (text: string): boolean => !/[{<]/.test(text);

/** Returns the page's texts and labels, except those that it marks as of another language. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const { lang } = document.documentElement;
    const isOfPage = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (isOfPage(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOfPage(element)) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });
