import { CALLED, DOMAIN, MAIL, URL_ADDRESS } from '../../../language/facts/address-patterns.ts';
import type { Language } from '../../../language/topic/language.ts';

const ADDRESS = new RegExp(`(${URL_ADDRESS}|${MAIL}|${DOMAIN}|${CALLED})`, 'giu');

/** Text between addresses, changed; addresses stay as they are. */
const outsideAddresses = (text: string, change: (part: string) => string): string =>
  text
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

/** Whether a text ends in an address, which gets no full stop. */
export const endsInAddress = (text: string): boolean => text.split(ADDRESS).at(-1) === '' && text !== '';

/** One line with single spaces and single signs. Numbers, prices and addresses stay as they are. */
export function tidyLine(line: string, language: Language): string {
  const spaced = line.replace(/[ \t\u{a0}]+/gu, ' ').trim();
  return outsideAddresses(spaced, (part) => withSpaces(withSingleSigns(part), language)).trim();
}

/** "!!!" → "!", "?!?" → "?", ".." → ".", and dots beyond three. */
const withSingleSigns = (text: string): string =>
  text
    .replace(/[!?]{2,}/gu, (signs) => (signs.includes('?') ? '?' : '!'))
    .replace(/\.{4,}/gu, '…')
    .replace(/(?<!\.)\.{2}(?!\.)/gu, '.')
    .replace(/,{2,}/gu, ',');

/** No space before a sign, but in French before its high ones, and one behind it where a word follows. */
function withSpaces(text: string, language: Language): string {
  const high = language === 'fr' ? '' : '!?;:';
  return text
    .replace(new RegExp(`(?<=[\\p{L}\\p{N})”"’]) ([,.${high}])(?=\\s|$)`, 'gu'), '$1')
    .replace(/(?<=[\p{L}\p{N})]) ,(?=\p{L})/gu, ', ')
    .replace(/(?<=[\p{L})])([,;!?])(?=\p{L}{2})/gu, '$1 ')
    .replace(/(?<=\p{Ll}{3}|[€$£%)])\.(?=\p{Lu}\p{Ll}{2})/gu, '. ')
    .replace(/\( /gu, '(')
    .replace(/ \)/gu, ')');
}
