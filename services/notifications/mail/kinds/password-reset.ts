import { type MailText, text } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

export const passwordReset = ({ link, minutes }: ContentOf<'password_reset'>): MailText => ({
  subject: 'Choose a new password for Carillon',
  title: 'Choose a new password',
  blocks: [text('Someone, probably you, asked for a new password for your Carillon account.')],
  button: { label: 'Choose a new password', link },
  small: [
    `The link expires in ${minutes} minutes and works once.`,
    'If you didn’t ask for this, ignore this email. Your password stays the same.',
  ],
});
