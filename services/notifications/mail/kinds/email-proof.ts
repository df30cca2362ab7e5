import { type MailText, text } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

export const emailProof = ({ link, hours }: ContentOf<'email_proof'>): MailText => ({
  subject: 'Confirm your email for Carillon',
  title: 'Confirm your email',
  blocks: [text('A Carillon account was made with this address. Confirm that it is yours.')],
  button: { label: 'Confirm my email', link },
  small: [
    `The link works once, for ${hours} hours, where you are logged in to that account.`,
    'If you did not sign up, ignore this mail. To take the account over, choose a new password on the log-in page: whoever made it is then shut out.',
  ],
});
