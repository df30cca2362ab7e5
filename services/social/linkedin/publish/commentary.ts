/** Text in LinkedIn's own notation: reserved characters escaped, and hashtags made links. */
export const toCommentary = (text: string): string => {
  let commentary = '';
  let end = 0;
  for (const match of text.matchAll(HASHTAG)) {
    commentary += `${escapeReserved(text.slice(end, match.index))}{hashtag|\\#|${escapeReserved(match[1] ?? '')}}`;
    end = match.index + match[0].length;
  }
  return commentary + escapeReserved(text.slice(end));
};

/** A # at the start of a word, followed by letters, digits or underscores, at least one of them a letter. */
const HASHTAG = /(?<![\p{L}\p{N}_&#/])#(?=[\p{N}_]*\p{L})([\p{L}\p{M}\p{N}_]+)/gu;

/** LinkedIn cuts the text at the first of these that isn't escaped. */
const RESERVED = /[|{}@[\]()<>#\\*_~]/g;

const escapeReserved = (text: string): string => text.replace(RESERVED, '\\$&');
