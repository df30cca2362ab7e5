import { type MailText, text } from '../mail-text.ts';
import { dayText, whenText } from '../when-text.ts';
import type { ContentOf, Reader } from './content-of.ts';

export function deletionScheduled(
  { at, link }: ContentOf<'deletion_scheduled'>,
  { timezone }: Reader,
): MailText {
  const day = dayText(new Date(at), timezone);
  return {
    subject: `Your Carillon account will be deleted on ${day}`,
    title: 'Your account will be deleted',
    blocks: [
      text('You asked for your Carillon account to be deleted. Until then you can change your mind.'),
      { is: 'facts', facts: [{ label: 'Deleted on', value: whenText(new Date(at), timezone) }] },
    ],
    button: { label: 'Keep my account', link },
    small: ['If you didn’t ask for this, keep the account and choose a new password right away.'],
  };
}
