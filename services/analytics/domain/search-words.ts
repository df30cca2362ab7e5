const MAX_WORDS = 400;
const LONGEST_WORD = 40;

/** The words of a text as they are searched for: small letters without accents, each once. */
export const wordsIn = (text: string): string[] => {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MAX_WORDS);
};
