import { plural, text } from '@carillon/contracts/text.ts';
import { type MailText, paragraph } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

export const emailProof = ({ link, hours }: ContentOf<'email_proof'>): MailText => ({
  subject: text`Confirm your email for Carillon`,
  title: text`Confirm your email`,
  blocks: [paragraph(text`Someone created a Carillon account with this address. Confirm that it’s yours.`)],
  button: { label: text`Confirm my email`, link },
  small: [
    text`Open the link in a browser where you’re logged in. It works once and expires in ${plural({ hours }, { one: '# hour', other: '# hours' })}.`,
    text`If you didn’t sign up, you can ignore this email, or reset the password on the login page to take over the account.`,
  ],
});
