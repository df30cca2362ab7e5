import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { publicPage } from './public-page.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('leads to the public page in the page’s own language', () => {
  expect([publicPage('/'), publicPage('/terms')]).toEqual(['/', '/terms']);
  i18n.loadAndActivate({ locale: 'pt-BR', messages: {} });
  expect([publicPage('/'), publicPage('/terms')]).toEqual(['/pt-BR', '/pt-BR/terms']);
});
