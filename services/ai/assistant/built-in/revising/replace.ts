import { upperFirst } from '../../../language/topic/casing.ts';

export interface Replacement {
  readonly from: string;
  readonly to: string;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The words exchanged wherever they stand as words, as they are spelled there at a sentence's beginning; null where they do not. */
export function replaceText(text: string, { from, to }: Replacement): string | null {
  const small = text.toLowerCase();
  const needle = from.toLowerCase();
  if (needle === '' || small.length !== text.length)
    return text.includes(from) ? text.replaceAll(from, to) : null;
  let changed = '';
  let done = 0;
  for (let at = small.indexOf(needle); at >= 0; at = small.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    const inWord =
      (LETTER.test(needle.charAt(0)) && LETTER.test(text.charAt(at - 1))) ||
      (LETTER.test(needle.at(-1) ?? '') && LETTER.test(text.charAt(end)));
    if (inWord) continue;
    const capital = /^\p{Lu}/u.test(text.slice(at)) && /^\p{Ll}/u.test(from);
    changed += text.slice(done, at) + (capital ? upperFirst(to) : to);
    done = end;
  }
  return done === 0 ? null : changed + text.slice(done);
}
