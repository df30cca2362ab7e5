import { plural, text } from '@carillon/contracts/text.ts';
import { type MailText, paragraph } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

export const passwordReset = ({ link, minutes }: ContentOf<'password_reset'>): MailText => ({
  subject: text`Choose a new password for Carillon`,
  title: text`Choose a new password`,
  blocks: [paragraph(text`Someone, probably you, asked for a new password for your Carillon account.`)],
  button: { label: text`Choose a new password`, link },
  small: [
    text`The link expires in ${plural({ minutes }, { one: '# minute', other: '# minutes' })} and works once.`,
    text`If you didn’t ask for this, ignore this email. Your password stays the same.`,
  ],
});
