import { type MailText, text } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

export const passwordReset = ({ link, minutes }: ContentOf<'password_reset'>): MailText => ({
  subject: 'Choose a new password for Carillon',
  title: 'Choose a new password',
  blocks: [text('Somebody, most likely you, asked for a new password for your Carillon account.')],
  button: { label: 'Choose a new password', link },
  small: [
    `The link works once, for ${minutes} minutes.`,
    'If you did not ask for it, ignore this mail: your password stays as it is.',
  ],
});
