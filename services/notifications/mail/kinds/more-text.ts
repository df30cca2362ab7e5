import { type MailBlock, text } from '../mail-text.ts';

/** How many there are that the list leaves out. */
export const moreText = (more: number): readonly MailBlock[] =>
  more > 0 ? [text(more === 1 ? 'And one more.' : `And ${more} more.`)] : [];
