import { getMailboxMail, listMailbox } from '@carillon/contracts/http/notifications/mailbox.ts';
import { resubscribe, unsubscribe } from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const MAIL_ID = '2f1b8a52-3c1a-4f0e-9a57-6a1f7f1d9a10';
const mail = {
  id: MAIL_ID,
  to: 'ada@example.com',
  subject: 'Choose a new password for Carillon',
  kind: 'password_reset',
  at: '2026-11-24T02:43:58.841Z',
};

test('records the pact with notifications', async () => {
  const { exchange, agree } = await pactsOf('auth');
  await exchange(listMailbox, { state: 'a mail in the mailbox', reads: { success: true, mails: [mail] } });
  await exchange(getMailboxMail, {
    state: 'a mail in the mailbox',
    known: { mail_id: MAIL_ID },
    input: { params: { id: MAIL_ID } },
    reads: { success: true, mail: { ...mail, html: '<!doctype html>', text: 'Choose a new password' } },
  });
  const token = 'WyJhIiwiYiIsImZhaWxlZF9wb3N0cyJd.q7Q0mYc2r1nB0m6xJ3o5Zr8yT2u4W6e8A1s3D5f7G9h';
  const mailed = { state: 'a mail that can be turned off', known: { token } };
  const reads = { success: true, kind: 'failed_posts', workspace: 'Bakehouse' } as const;
  await exchange(unsubscribe, { ...mailed, input: { query: { token } }, reads: { ...reads, on: false } });
  await exchange(resubscribe, { ...mailed, input: { body: { token } }, reads: { ...reads, on: true } });
  await agree();
});
