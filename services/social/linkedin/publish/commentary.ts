import { hashtagRanges } from '@carillon/contracts/domain/hashtags.ts';

/** Text in LinkedIn's own notation: reserved characters escaped, and hashtags made links. */
export const toCommentary = (text: string): string => {
  let commentary = '';
  let done = 0;
  for (const [start, end] of hashtagRanges(text, 'linkedin')) {
    const tag = text.slice(start + 1, end);
    commentary += `${escapeReserved(text.slice(done, start))}{hashtag|\\#|${escapeReserved(tag)}}`;
    done = end;
  }
  return commentary + escapeReserved(text.slice(done));
};

/** LinkedIn cuts the text at the first of these that isn't escaped. */
const RESERVED = /[|{}@[\]()<>#\\*_~]/g;

const escapeReserved = (text: string): string => text.replace(RESERVED, '\\$&');
