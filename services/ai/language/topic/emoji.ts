/** One emoji with its modifiers, without trademark and copyright signs. */
export const EMOJI = /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const PART = /\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/u;

const isPart = (sign: string): boolean => EMOJI.test(sign) || PART.test(sign);

/** Whether the last sign belongs to an emoji. */
export const endsInEmoji = (text: string): boolean => emojiAtEnd(text) !== '';

/** Returns the emoji at the end of a text, with the spaces between them. Empty if there are none. */
export function emojiAtEnd(text: string): string {
  let from = text.length;
  let first = text.length;
  while (from > 0) {
    const sign = signBefore(text, from);
    if (!isPart(sign) && !/\s/.test(sign)) break;
    from -= sign.length;
    if (EMOJI.test(sign)) first = from;
  }
  return text.slice(first).trimEnd();
}

/** Where the row of emoji that begins there ends, blanks before each of them included. */
export function emojiUntil(text: string, from: number): number {
  let end = from;
  for (let at = from; at < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (!isPart(sign) && !/\s/.test(sign)) break;
    // A joiner alone begins nothing.
    if (!EMOJI.test(sign) && PART.test(sign) && end !== at) break;
    at += sign.length;
    if (isPart(sign)) end = at;
  }
  return end;
}

function signBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  const pair = low >= 0xdc00 && low <= 0xdfff && at > 1;
  return text.slice(pair ? at - 2 : at - 1, at);
}

const ALL =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;

/** The text without any emoji, and without the blanks that stood beside them. */
export const withoutEmoji = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.search(ALL) >= 0
        ? line
            .replace(ALL, '')
            .replace(/ {2,}/g, ' ')
            .replace(/ ([.,])/g, '$1')
            .trim()
        : line,
    )
    .join('\n');
