import { readdirSync } from 'node:fs';
import { localeNames, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { extractTexts } from './deploy/standalone/lint/extract-texts.mjs';

/** A manifest's titles and labels, which the shell shows before it has loaded the page. */
const manifestExtractor = {
  match: (file) => file.endsWith('manifest.json'),
  extract(file, code, onMessage) {
    const { routes, navigation } = JSON.parse(code);
    for (const message of [...routes.map(({ title }) => title), ...navigation.map(({ label }) => label)])
      onMessage({ id: generateMessageId(message), message, origin: [file, 1] });
  },
};

const ofServices = /\/(?:contracts|gateway|services)\/.+\.ts$/;

/** Sentences of services, which run without macros. */
const textExtractor = {
  match: (file) => ofServices.test(file),
  extract(file, code, onMessage) {
    for (const message of extractTexts(file, code))
      onMessage({ id: generateMessageId(message), message, origin: [file, 1] });
  },
};

const TESTS = ['**/test/**', '**/testing/**', '**/*.test.*'];

const SITE = 'shell/site';

/** The public pages have a catalog of their own, which no page of the app loads. */
const catalogOf = (folder) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: [`<rootDir>/${folder}`],
  exclude: [
    '**/node_modules/**',
    '**/dist/**',
    ...TESTS,
    '**/*.mjs',
    ...(folder === SITE ? [] : ['**/site/**']),
  ],
});

export default {
  locales: localeNames,
  sourceLocale: SOURCE_LOCALE,
  catalogs: [
    'shell',
    SITE,
    ...readdirSync(new URL('mfes/', import.meta.url))
      .filter((name) => !name.includes('.'))
      .map((name) => `mfes/${name}`),
  ]
    .map(catalogOf)
    .concat({
      path: '<rootDir>/contracts/words/locales/{locale}',
      include: ['contracts', 'gateway', 'services'].map((folder) => `<rootDir>/${folder}`),
      exclude: ['**/node_modules/**', '**/*.mjs', ...TESTS],
    }),
  extractors: [manifestExtractor, textExtractor, createBabelExtractor()],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
};
