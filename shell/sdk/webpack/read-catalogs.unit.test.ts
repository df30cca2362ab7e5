import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { missingMessages } from './check-messages.mjs';
import { compileCatalogs } from './read-catalogs.mjs';

const head = (locale: string): string => `msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n\n`;

function folderWith(catalogs: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogs-'));
  mkdirSync(path.join(folder, 'locales'));
  for (const [locale, text] of Object.entries(catalogs))
    writeFileSync(path.join(folder, 'locales', `${locale}.po`), head(locale) + text);
  return folder;
}

const ENGLISH = `msgid "Save"
msgstr "Save"

msgid "{n, plural, one {# post} other {# posts}}"
msgstr "{n, plural, one {# post} other {# posts}}"
`;

test('catalogs are compiled for every language, and what one lacks is English', () => {
  const folder = folderWith({ en: ENGLISH, de: 'msgid "Save"\nmsgstr "Speichern"\n' });
  const { en, de } = compileCatalogs(folder) ?? {};
  expect(Object.values(en)).toEqual([
    'Save',
    [['n', 'plural', { one: ['#', ' post'], other: ['#', ' posts'] }]],
  ]);
  expect(Object.values(de)).toEqual(['Speichern', Object.values(en)[1]]);
});

test('a piece without catalogs has none', () => expect(compileCatalogs(folderWith({}))).toBeNull());

test('a compiled source names the messages that a catalog lacks', () => {
  const compiled = `
    $_i18n._(/*i18n*/ { id: "known1" });
    $_i18n._(/*i18n*/ {
        id: "newone",
        values: { name }
    });
    _jsx(Trans_, { id: "other1" });
  `;
  expect(missingMessages(compiled, { known1: 'Known' })).toEqual(['newone', 'other1']);
});
