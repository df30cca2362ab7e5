import { text } from '@carillon/contracts/text.ts';
import { type MailText, paragraph } from '../mail-text.ts';
import { dayText, whenText } from '../when-text.ts';
import type { ContentOf, Reader } from './content-of.ts';

export function deletionScheduled({ at, link }: ContentOf<'deletion_scheduled'>, reader: Reader): MailText {
  const day = dayText(new Date(at), reader);
  return {
    subject: text`Your Carillon account will be deleted on ${{ day }}`,
    title: text`Your account will be deleted`,
    blocks: [
      paragraph(
        text`You asked to delete your Carillon account. You can change your mind until the date below.`,
      ),
      { is: 'facts', facts: [{ label: text`Deletion date`, value: whenText(new Date(at), reader) }] },
    ],
    button: { label: text`Keep my account`, link },
    small: [text`If you didn’t ask for this, keep the account and choose a new password right away.`],
  };
}
