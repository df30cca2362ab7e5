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
    sentence: 'The password of your Carillon account was changed. All other sessions were ended.',
  }),
  password_set: () => ({
    title: 'Your account has a password',
    sentence: 'A password was set for your Carillon account. You can now log in with it and this address.',
  }),
  password_reset: () => ({
    title: 'Your password was changed',
    sentence:
      'The password of your Carillon account was changed with the link we sent to this address. All sessions were ended.',
  }),
  second_factor_on: () => ({
    title: 'An authenticator app was set up',
    sentence:
      'Logging in to your Carillon account with your password now also requires a code from your app.',
  }),
  second_factor_off: () => ({
    title: 'The authenticator app was removed',
    sentence: 'Codes of the app no longer log in to your Carillon account.',
  }),
  recovery_codes_made: () => ({
    title: 'You have new recovery codes',
    sentence: 'New recovery codes were created for your Carillon account. The old ones no longer work.',
  }),
  recovery_code_used: () => ({
    title: 'A recovery code was used',
    sentence:
      'Someone, probably you, used a recovery code to log in to your Carillon account or to confirm a change.',
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
      'You confirmed this address for the first time. To protect you, everything added before that has been removed: other sessions, passkeys, the authenticator app and its recovery codes, linked log-ins, access tokens and calendar addresses. Webhooks are paused. Set up again what was yours, and check who is in your workspaces.',
  }),
  email_change_requested: (subject) => ({
    title: 'Your email is about to change',
    sentence: `Someone, probably you, asked to change the email of your Carillon account to ${subject ?? 'another address'}. It changes once that address is confirmed. You can cancel this in your profile.`,
  }),
  email_changed: (subject) => ({
    title: 'Your email was changed',
    sentence: `The email of your Carillon account is now ${subject ?? 'another address'}. This address no longer logs in to it.`,
  }),
  data_downloaded: () => ({
    title: 'Your data was downloaded',
    sentence: 'Someone, probably you, downloaded all the data in your Carillon account.',
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
    small: [
      what === 'email_changed'
        ? 'If this wasn’t you, contact the administrator of this server right away.'
        : 'If this wasn’t you, choose a new password right away, using the link on the log-in page.',
    ],
  };
}
