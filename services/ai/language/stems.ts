const STEM = 5;
const ENDING = /(?:ies|es|s|e|en|er|ing)$/;
/** Words this short say nothing about a line's topic. */
const SHORTEST = 3;

/** The beginnings of a text's words, by which lines about the same thing are known. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.replace(ENDING, '').slice(0, STEM)),
  );
