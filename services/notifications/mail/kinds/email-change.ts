import { type MailText, text } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

export const emailChange = ({ link, hours }: ContentOf<'email_change'>): MailText =>
  link === null
    ? {
        subject: 'Your address already has a Carillon account',
        title: 'This address already has an account',
        blocks: [
          text('Someone asked to use this address for another Carillon account. Nothing has changed.'),
          text('If it was you, log in with this address, or change its email first.'),
        ],
        small: ['If it wasn’t you, ignore this email.'],
      }
    : {
        subject: 'Confirm your new email for Carillon',
        title: 'Confirm your new email',
        blocks: [text('You asked to use this address for your Carillon account.')],
        button: { label: 'Use this address', link },
        small: [
          `Open it where you’re logged in; it works once and expires in ${hours} hours.`,
          'If you didn’t ask for this, ignore this email: nothing changes.',
        ],
      };
