import { plural, text } from '@carillon/contracts/text.ts';
import { type MailBlock, paragraph } from '../mail-text.ts';

/** How many there are that the list leaves out. */
export const moreText = (more: number): readonly MailBlock[] =>
  more > 0 ? [paragraph(text`${plural({ more }, { one: 'And one more.', other: 'And # more.' })}`)] : [];
