import { readFileSync } from 'node:fs';
import { type Locale, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import type { Translator } from '@carillon/contracts/words/translate-text.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';

const translators = new Map<Locale, Translator>();

/** Returns what translates sentences where no page does it, as in mails. A catalog is read when its language is first used. */
export function translatorOf(locale: Locale): Translator {
  const cached = translators.get(locale);
  if (cached) return cached;
  const translator = setupI18n({ locale, messages: { [locale]: readMessages(locale) } });
  translators.set(locale, translator);
  return translator;
}

function readMessages(locale: Locale) {
  if (locale === SOURCE_LOCALE) return {};
  const file = new URL(import.meta.resolve(`@carillon/contracts/words/locales/${locale}.po`));
  const { items } = parsePo(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    items.flatMap(({ msgid, msgstr: [translated] }) =>
      translated ? [[msgid, compileMessage(translated)]] : [],
    ),
  );
}
