import { expect, test } from '@jest/globals';
import { htmlMail } from './html-mail.ts';

const ADDRESS = `https://bells.example/${'a-long-path/'.repeat(20)}`;

test('breaks long addresses by a property that Gmail, Yahoo and Outlook.com know', async () => {
  const blocks = [
    { is: 'text' as const, text: ADDRESS },
    { is: 'list' as const, items: [{ text: ADDRESS, note: 'Facebook', link: null }] },
  ];
  const html = await htmlMail({ subject: 'Bells', title: ADDRESS, blocks }, [], 'en');
  const holders = html.match(/<[^<>]{1,300}>(?=https:)/g) ?? [];
  expect(holders).toHaveLength(3);
  for (const holder of holders) expect(holder).toContain('word-wrap:break-word');
  // Otherwise the column is as wide as its longest word, and the property has no effect.
  expect(html).toContain('max-width:560px;table-layout:fixed;');
});
