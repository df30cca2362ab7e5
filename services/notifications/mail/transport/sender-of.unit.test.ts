import { expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { senderOf } from './sender-of.ts';

const printedFrom = async (from: string): Promise<string | undefined> => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ from: senderOf(from), to: 'ada@example.com', text: 'Tea' });
  return /^From: (.*)\r$/m.exec(String(message))?.[1];
};

// nodemailer 10.6.1 reads a text such as `Tea: Berlin <…>` as a group (RFC 5322, section 3.4) and `(…)` as a comment.
test.each([
  ['carillon@example.com', 'carillon@example.com'],
  ['Carillon <carillon@example.com>', 'Carillon <carillon@example.com>'],
  ['Carillon: Posts <carillon@example.com>', '"Carillon: Posts" <carillon@example.com>'],
  ['Carillon (Berlin) <carillon@example.com>', '"Carillon (Berlin)" <carillon@example.com>'],
  ['Tea; Cake, Inc. <carillon@example.com>', '"Tea; Cake, Inc." <carillon@example.com>'],
  ['"Tea \\"Time\\"" <carillon@example.com>', '"Tea \\"Time\\"" <carillon@example.com>'],
  ['Café <carillon@example.com>', '=?UTF-8?Q?Caf=C3=A9?= <carillon@example.com>'],
])('prints the sender %s with its whole name', async (from, printed) => {
  expect(await printedFrom(from)).toBe(printed);
});
