import { type MailText, text } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

export const emailProof = ({ link, hours }: ContentOf<'email_proof'>): MailText => ({
  subject: 'Confirm your email for Carillon',
  title: 'Confirm your email',
  blocks: [text('Someone created a Carillon account with this address. Confirm that it’s yours.')],
  button: { label: 'Confirm my email', link },
  small: [
    `Open it where you’re logged in; it works once and expires in ${hours} hours.`,
    'If you didn’t sign up, you can ignore this email, or reset the password on the log-in page to take over the account.',
  ],
});
