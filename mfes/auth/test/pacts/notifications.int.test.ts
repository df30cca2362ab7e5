import { getMailboxMail, listMailbox } from '@carillon/contracts/http/notifications/mailbox.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const MAIL_ID = '2f1b8a52-3c1a-4f0e-9a57-6a1f7f1d9a10';
const mail = {
  ...{ id: MAIL_ID, to: 'ada@example.com', subject: 'Choose a new password for Carillon' },
  ...{ kind: 'password_reset', at: '2026-11-24T02:43:58.841Z' },
};

test('what the auth reads of notifications', async () => {
  const { exchange, agree } = await pactsOf('auth');
  await exchange(listMailbox, { state: 'a mail in the mailbox', reads: { success: true, mails: [mail] } });
  await exchange(getMailboxMail, {
    ...{ state: 'a mail in the mailbox', known: { mail_id: MAIL_ID } },
    input: { params: { id: MAIL_ID } },
    reads: { success: true, mail: { ...mail, html: '<!doctype html>', text: 'Choose a new password' } },
  });
  await agree();
});
