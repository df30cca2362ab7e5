/** Where the run of such characters that ends a text begins. `one` matches a single character. */
export function endRunAt(text: string, one: RegExp): number {
  let at = text.length;
  while (at > 0 && one.test(text.charAt(at - 1))) at--;
  return at;
}

/** The text without the characters of that kind at its end; in one pass, as `/[…]+$/` would not be. */
export const withoutEnd = (text: string, one: RegExp): string => text.slice(0, endRunAt(text, one));
