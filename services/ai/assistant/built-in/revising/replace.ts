import { upperFirst } from '../../../language/topic/casing.ts';

export interface Replacement {
  readonly from: string;
  readonly to: string;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The words exchanged wherever they stand as words, as they are spelled there at a sentence's beginning; null where they do not. */
export function replaced(text: string, { from, to }: Replacement): string | null {
  const small = text.toLowerCase();
  const sought = from.toLowerCase();
  if (sought === '' || small.length !== text.length)
    return text.includes(from) ? text.replaceAll(from, to) : null;
  let changed = '';
  let done = 0;
  for (let at = small.indexOf(sought); at >= 0; at = small.indexOf(sought, at + sought.length)) {
    const end = at + sought.length;
    const inWord =
      (LETTER.test(sought.charAt(0)) && LETTER.test(text.charAt(at - 1))) ||
      (LETTER.test(sought.at(-1) ?? '') && LETTER.test(text.charAt(end)));
    if (inWord) continue;
    const capital = /^\p{Lu}/u.test(text.slice(at)) && /^\p{Ll}/u.test(from);
    changed += text.slice(done, at) + (capital ? upperFirst(to) : to);
    done = end;
  }
  return done === 0 ? null : changed + text.slice(done);
}
