import { expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

const SLOVENE = {
  Text: 'Besedilo',
  Date: 'Dan',
  Media: 'Slike',
  Accounts: 'Računi',
  'First comment': 'Komentar',
};

test('reads the template by the column names of the page’s language', async () => {
  const messages = Object.entries(SLOVENE).map(([english, translation]) => [
    generateMessageId(english),
    translation,
  ]);
  i18n.loadAndActivate({ locale: 'sl', messages: Object.fromEntries(messages) });
  const { mapColumns } = await import('./columns.ts');
  const { readSheet } = await import('./read-sheet.ts');
  const { templateCsv } = await import('./tables.ts');
  const read = readSheet(new TextEncoder().encode(templateCsv('Facebook: Bells', '2026-11-30')));
  const header = 'sheet' in read ? read.sheet.header : [];
  expect(header).toContain('Besedilo');
  const fields = ['text', 'date', 'time', 'media', 'altTexts', 'accounts', 'link', 'comment'];
  expect(mapColumns(header)).toEqual(fields);
});
