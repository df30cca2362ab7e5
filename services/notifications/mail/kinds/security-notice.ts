import type { SecurityChange } from '@carillon/contracts/domain/mail.ts';
import { type MailText, text } from '../mail-text.ts';
import { whenText } from '../when-text.ts';
import type { ContentOf, Reader } from './content-of.ts';

interface Words {
  readonly title: string;
  readonly sentence: string;
}

/** @param subject what the passkey or the sign-in method is called */
const WORDS: Record<SecurityChange, (subject: string | null) => Words> = {
  password_changed: () => ({
    title: 'Your password was changed',
    sentence: 'The password of your Carillon account was changed, and every other session was ended.',
  }),
  password_set: () => ({
    title: 'Your account has a password',
    sentence: 'A password was set for your Carillon account. With this address, it logs in from now on.',
  }),
  password_reset: () => ({
    title: 'Your password was changed',
    sentence:
      'Your Carillon account has a new password, chosen by the link that we sent to this address. Every session was ended.',
  }),
  second_factor_on: () => ({
    title: 'An authenticator app was set up',
    sentence: 'From now on, logging in to your Carillon account by password asks for a code of the app.',
  }),
  second_factor_off: () => ({
    title: 'The authenticator app was removed',
    sentence: 'Codes of the app no longer log in to your Carillon account.',
  }),
  recovery_codes_made: () => ({
    title: 'You have new recovery codes',
    sentence: 'New recovery codes were made for your Carillon account. The ones from before no longer work.',
  }),
  recovery_code_used: () => ({
    title: 'A recovery code was used',
    sentence:
      'Somebody, most likely you, logged in to your Carillon account, or confirmed a change of it, with a recovery code.',
  }),
  passkey_added: (subject) => ({
    title: 'A passkey was added',
    sentence: `${named('A passkey', subject)} can now log in to your Carillon account.`,
  }),
  passkey_removed: (subject) => ({
    title: 'A passkey was removed',
    sentence: `${named('A passkey', subject)} can no longer log in to your Carillon account.`,
  }),
  sign_in_linked: (subject) => ({
    title: `${subject ?? 'Another way to log in'} was linked`,
    sentence: `${subject ?? 'Another account of yours'} can now log in to your Carillon account.`,
  }),
  sign_in_unlinked: (subject) => ({
    title: `${subject ?? 'A way to log in'} was unlinked`,
    sentence: `${subject ?? 'Another account of yours'} can no longer log in to your Carillon account.`,
  }),
  account_reclaimed: () => ({
    title: 'Your account is yours alone',
    sentence:
      'You showed for the first time that this address is yours. In case somebody else had signed up with it, what was added to the account before no longer opens it: other sessions, passkeys, the authenticator app with its recovery codes, linked ways to log in, access tokens and calendar addresses are gone, and webhooks are paused. Set up again what was yours, and check who is in your workspaces.',
  }),
  data_downloaded: () => ({
    title: 'Your data was downloaded',
    sentence: 'Somebody, most likely you, downloaded all the data of your Carillon account.',
  }),
};

const named = (noun: string, subject: string | null): string => (subject ? `${noun}, “${subject}”,` : noun);

export function securityNotice(notice: ContentOf<'security_notice'>, { timezone }: Reader): MailText {
  const { what, subject, at, device, link } = notice;
  const { title, sentence } = WORDS[what](subject);
  const facts = [
    { label: 'When', value: whenText(new Date(at), timezone) },
    ...(device ? [{ label: 'With', value: device }] : []),
  ];
  return {
    subject: title,
    title,
    blocks: [text(sentence), { is: 'facts', facts }],
    button: { label: 'Check your account', link },
    small: ['If it was not you, choose a new password at once; the log-in page has a link for that.'],
  };
}
