import { i18n } from '@lingui/core';
import { languageName } from '../../../lib/post-options.ts';

/** Most posts are in one of these. Any other that a post has is kept, and offered beside them. */
const COMMON = [
  ...[
    'ar',
    'bn',
    'bg',
    'ca',
    'zh',
    'hr',
    'cs',
    'da',
    'nl',
    'en',
    'et',
    'eu',
    'fi',
    'fr',
    'gl',
    'de',
    'el',
    'he',
  ],
  ...[
    'hi',
    'hu',
    'id',
    'ga',
    'it',
    'ja',
    'ko',
    'lv',
    'lt',
    'ms',
    'no',
    'fa',
    'pl',
    'pt',
    'ro',
    'ru',
    'sr',
    'sk',
  ],
  ...['sl', 'es', 'sv', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'cy'],
];

/** The languages to choose from, by name, with the one that is chosen. */
export const languagesWith = (chosenCode: string): readonly (readonly [code: string, name: string])[] =>
  [...new Set([...COMMON, ...(chosenCode ? [chosenCode] : [])])]
    .map((code) => [code, languageName(code)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, i18n.locale));
