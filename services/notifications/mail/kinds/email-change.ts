import { plural, text } from '@carillon/contracts/text.ts';
import { type MailText, paragraph } from '../mail-text.ts';
import type { ContentOf } from './content-of.ts';

export const emailChange = ({ link, hours }: ContentOf<'email_change'>): MailText =>
  link === null
    ? {
        subject: text`Your address already has a Carillon account`,
        title: text`This address already has an account`,
        blocks: [
          paragraph(
            text`Someone asked to use this address for another Carillon account. Nothing has changed.`,
          ),
          paragraph(
            text`If it was you, log in to that account with this address. To free the address, change the email of that account first.`,
          ),
        ],
        small: [text`If it wasn’t you, ignore this email.`],
      }
    : {
        subject: text`Confirm your new email for Carillon`,
        title: text`Confirm your new email`,
        blocks: [paragraph(text`You asked to use this address for your Carillon account.`)],
        button: { label: text`Use this address`, link },
        small: [
          text`Open the link in a browser where you’re logged in. It works once and expires in ${plural({ hours }, { one: '# hour', other: '# hours' })}.`,
          text`If you didn’t ask for this, ignore this email. Nothing will change.`,
        ],
      };
