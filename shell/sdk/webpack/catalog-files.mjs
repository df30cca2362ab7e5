import { createHash } from 'node:crypto';
import path from 'node:path';
import { LOCALES, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { compileCatalogs, readCatalog } from './read-catalogs.mjs';

/**
 * Compiles a piece's catalogs to one file a language, named by its content.
 * @param keyOf see `compileCatalogs`
 * @returns `{ [locale]: { name, text } }`; null when the piece has no catalogs
 */
export function catalogFiles(folder, keyOf) {
  const catalogs = compileCatalogs(folder, keyOf);
  if (!catalogs) return null;
  return Object.fromEntries(
    Object.entries(catalogs).map(([locale, messages]) => {
      const text = JSON.stringify(messages);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      return [locale, { name: `locales/${locale}.${hash}.json`, text }];
    }),
  );
}

/** The `.po` files that a build stands on. */
export const catalogSources = (folder) =>
  Object.keys(LOCALES).map((locale) => path.join(folder, 'locales', `${locale}.po`));

/**
 * Translates a manifest's texts for users: page titles and sidebar labels.
 * @returns `{ [locale]: { [english]: translated } }` of the languages other than English
 */
export function translateManifest(folder, { routes, navigation }) {
  const texts = [...new Set([...routes.map(({ title }) => title), ...navigation.map(({ label }) => label)])];
  const translated = Object.keys(LOCALES)
    .filter((locale) => locale !== SOURCE_LOCALE)
    .map((locale) => {
      const catalog = readCatalog(folder, locale);
      const words = texts.map((text) => [text, catalog[generateMessageId(text)]]);
      return [locale, Object.fromEntries(words.filter(([, word]) => word))];
    });
  return Object.fromEntries(translated.filter(([, words]) => Object.keys(words).length > 0));
}
