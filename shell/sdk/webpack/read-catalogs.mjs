import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const po = formatter();

/** Returns the messages of `FOLDER/locales/LOCALE.po` by id, as written; none without the file. */
export function readCatalog(folder, locale) {
  const file = path.join(folder, 'locales', `${locale}.po`);
  if (!existsSync(file)) return {};
  const content = readFileSync(file, 'utf8');
  const read = po.parse(content, { locale, sourceLocale: SOURCE_LOCALE, filename: file });
  return Object.fromEntries(
    Object.entries(read)
      .filter(([, { obsolete }]) => !obsolete)
      .map(([id, { translation, message }]) => [id, translation || (locale === SOURCE_LOCALE ? message : '')])
      .filter(([, text]) => text),
  );
}

/**
 * Reads a piece's catalogs and compiles them for the browser, so that it needs no parser. Missing translations are
 * English.
 * @param keyOf returns a message's key: its ID, or its English text
 * @returns `{ [locale]: { [key]: message } }`, messages as `@lingui/core` takes them; null if the piece has no
 *   catalogs
 */
export function compileCatalogs(folder, keyOf = BY_ID) {
  const source = readCatalog(folder, SOURCE_LOCALE);
  if (Object.keys(source).length === 0) return null;
  return Object.fromEntries(
    Object.keys(LOCALES).map((locale) => {
      const translated = readCatalog(folder, locale);
      const messages = Object.entries(source).map(([id, english]) => [
        keyOf(id, english),
        simplest(compileMessage(translated[id] ?? english)),
      ]);
      return [locale, Object.fromEntries(messages)];
    }),
  );
}

const BY_ID = (id) => id;
/** Keys for services' sentences, which are looked up by their English. */
export const BY_ENGLISH = (_id, english) => english;

/** A message that is one text needs no list around it. */
const simplest = (tokens) => (tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens);
