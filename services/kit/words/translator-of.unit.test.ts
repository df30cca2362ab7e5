import { ERRORS } from '@carillon/contracts/errors.ts';
import { translateText } from '@carillon/contracts/words/translate-text.ts';
import { expect, test } from '@jest/globals';
import { translatorOf } from './translator-of.ts';

test('a service says a sentence in each language', () => {
  const { message } = ERRORS.wrong_credentials;
  expect(translateText(message, translatorOf('en'))).toBe(message);
  const german = translateText(message, translatorOf('de'));
  expect(german).toMatch(/E-Mail/);
});
