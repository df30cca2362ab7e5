import { eventually } from '@carillon/kit/test/eventually.ts';
import { expect } from '@jest/globals';
import { type ApiClient, bodyOf, createApiClient } from '../../api-client.ts';
import { LATER, PASSWORD } from './people.ts';
import type { WatchedLog } from './watch.ts';

export async function resets(log: WatchedLog): Promise<void> {
  const { carillon, tells } = log;
  const client = createApiClient(carillon.url);
  const { userId: user_id } = await carillon.signUp('mel');
  const ask = () => client.post('/api/forgot-password', { email: 'mel@example.com' });
  await tells('reset.requested', ask, { user_id, email_hash: expect.stringMatching(/^[\w-]{16}$/) });
  const reset = (secret: string) =>
    client.post('/api/reset-password', { secret, password: LATER, password_confirmation: LATER });
  await tells('reset.refused', () => reset('a guess'), { reason: 'link' });
  const secret = await mailedSecret(log, client, 'mel', /reset-password#(\S+)/);
  await tells('password.reset', () => reset(secret), { user_id, ended: 1 });
  await tells('account.reclaimed', async () => undefined, { user_id, by: 'reset' });
  const throttled = async () => {
    for (let n = 0; n < 6; n++) if ((await ask()).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('reset.throttled', throttled, { by: 'place' });
}

export async function emails(log: WatchedLog): Promise<void> {
  const { carillon, tells } = log;
  const { client, userId: user_id } = await carillon.signUp('liv');
  await mailedSecret(log, client, 'liv', /confirm-email#(\S+)/);
  const confirm = (secret: string) => client.post('/api/user/email-proof/confirm', { secret });
  await tells('email.refused', () => confirm('a guess'), { user_id });
  const ask = () => client.post('/api/user/email-proof', {});
  await tells('email.asked', ask, { user_id });
  const throttled = async () => {
    for (let n = 0; n < 6; n++) if ((await ask()).status === 429) return;
    throw new Error('nobody is throttled');
  };
  await tells('email.throttled', throttled, { user_id, by: 'account' });
  const newest = () =>
    eventually(async () => {
      const secret = await mailedSecret(log, client, 'liv', /confirm-email#(\S+)/);
      await bodyOf(confirm(secret));
    });
  await tells('email.proven', newest, { user_id, by: 'link' });
  await emailChanges(log, client, user_id);
}

async function emailChanges(log: WatchedLog, client: ApiClient, user_id: string): Promise<void> {
  const { tells } = log;
  const ask = (email: string) => client.post('/api/user/email-change', { email, current_password: PASSWORD });
  const confirm = (secret: string) => client.post('/api/user/email-change/confirm', { secret });
  const email_hash = expect.stringMatching(/^[\w-]{16}$/);
  await tells('email.change_requested', () => ask('other@example.com'), { user_id, email_hash });
  await tells('email.change_canceled', () => client.send('DELETE', '/api/user/email-change'), { user_id });
  await tells('email.change_refused', () => confirm('a guess'), { user_id });
  await bodyOf(ask('maurice@example.com'));
  const secret = await mailedSecret(log, client, 'maurice', /change-email#(\S+)/);
  await tells('email.changed', () => confirm(secret), { user_id, email_hash });
}

/** Reads the secret from the newest mail that has such a link. */
const mailedSecret = (
  { replies }: WatchedLog,
  client: ApiClient,
  name: string,
  link: RegExp,
): Promise<string> =>
  eventually(async () => {
    const { mails } = await bodyOf<{ mails: { id: string }[] }>(client.get(`/api/mailbox?search=${name}`));
    const { mail } = await bodyOf<{ mail: { text: string } }>(client.get(`/api/mailbox/${mails[0]?.id}`));
    const secret = link.exec(mail.text)?.[1];
    if (!secret) throw new Error('the link has not been mailed');
    replies.secrets.add(secret);
    return secret;
  }, 3_000);
