import type { SecurityChange } from '@carillon/contracts/domain/mail.ts';
import { type Text, text } from '@carillon/contracts/text.ts';
import { type MailText, paragraph, type Words } from '../mail-text.ts';
import { whenText } from '../when-text.ts';
import type { ContentOf, Reader } from './content-of.ts';

interface NoticeText {
  readonly title: Text;
  readonly sentence: Text;
}

/** @param subject what the passkey or the sign-in method is called, or the new email */
const WORDS: Record<SecurityChange, (subject: string | null) => NoticeText> = {
  password_changed: () => ({
    title: text`Your password was changed`,
    sentence: text`The password of your Carillon account was changed. All other sessions were ended.`,
  }),
  password_set: () => ({
    title: text`A password was set`,
    sentence: text`A password was set for your Carillon account. You can now log in with it and this address.`,
  }),
  password_reset: () => ({
    title: text`Your password was changed`,
    sentence: text`The password of your Carillon account was changed with the link we sent to this address. All sessions were ended.`,
  }),
  second_factor_on: () => ({
    title: text`An authenticator app was set up`,
    sentence: text`Logging in to your Carillon account with your password now also requires a code from your app.`,
  }),
  second_factor_off: () => ({
    title: text`The authenticator app was removed`,
    sentence: text`Codes from the app no longer work for your Carillon account.`,
  }),
  recovery_codes_made: () => ({
    title: text`You have new recovery codes`,
    sentence: text`New recovery codes were created for your Carillon account. The old ones no longer work.`,
  }),
  recovery_code_used: () => ({
    title: text`A recovery code was used`,
    sentence: text`Someone, probably you, used a recovery code to log in to your Carillon account or to confirm a change.`,
  }),
  passkey_added: (name) => ({
    title: text`A passkey was added`,
    sentence: name
      ? text`The passkey “${{ name }}” can now be used to log in to your Carillon account.`
      : text`A new passkey can now be used to log in to your Carillon account.`,
  }),
  passkey_removed: (name) => ({
    title: text`A passkey was removed`,
    sentence: name
      ? text`The passkey “${{ name }}” can no longer be used to log in to your Carillon account.`
      : text`One of your passkeys can no longer be used to log in to your Carillon account.`,
  }),
  sign_in_linked: (method) => ({
    title: method ? text`${{ method }} was linked` : text`Another way to log in was linked`,
    sentence: method
      ? text`${{ method }} can now be used to log in to your Carillon account.`
      : text`Another of your accounts can now be used to log in to your Carillon account.`,
  }),
  sign_in_unlinked: (method) => ({
    title: method ? text`${{ method }} was unlinked` : text`A way to log in was unlinked`,
    sentence: method
      ? text`${{ method }} can no longer be used to log in to your Carillon account.`
      : text`Another of your accounts can no longer be used to log in to your Carillon account.`,
  }),
  account_reclaimed: () => ({
    title: text`Only you have access to your account`,
    sentence: text`You confirmed this address for the first time. To protect you, everything added before that has been removed: other sessions, passkeys, the authenticator app and its recovery codes, linked logins, access tokens and calendar addresses. Webhooks are paused. Set up again anything you had added yourself, and check who is in your workspaces.`,
  }),
  email_change_requested: (email) => ({
    title: text`Your email is about to change`,
    sentence: email
      ? text`Someone, probably you, asked to change the email of your Carillon account to ${{ email }}. It changes once that address is confirmed. You can cancel this in your profile.`
      : text`Someone, probably you, asked to change the email of your Carillon account to another address. It changes once that address is confirmed. You can cancel this in your profile.`,
  }),
  email_changed: (email) => ({
    title: text`Your email was changed`,
    sentence: email
      ? text`The email of your Carillon account is now ${{ email }}. You can no longer log in with this address.`
      : text`The email of your Carillon account has changed to another address. You can no longer log in with this one.`,
  }),
  data_downloaded: () => ({
    title: text`Your data was downloaded`,
    sentence: text`Someone, probably you, downloaded all the data in your Carillon account.`,
  }),
};

export function createSecurityNotice(content: ContentOf<'security_notice'>, reader: Reader): MailText {
  const { what, subject, at, device, link } = content;
  const { title, sentence } = WORDS[what](subject);
  const facts = [
    { label: text`When`, value: whenText(new Date(at), reader) },
    ...(device ? [{ label: text`With`, value: deviceWords(device) }] : []),
  ];
  return {
    subject: title,
    title,
    blocks: [paragraph(sentence), { is: 'facts', facts }],
    button: { label: text`Check your account`, link },
    small: [
      what === 'email_changed'
        ? text`If this wasn’t you, contact the administrator of this server right away.`
        : text`If this wasn’t you, choose a new password right away, using the link on the login page.`,
    ],
  };
}

/** Identity tells "Safari on iPhone", or one of the two. */
function deviceWords(device: string): Words {
  const [browser = device, system] = device.split(' on ');
  return system ? text`${{ browser }} on ${{ system }}` : device;
}
