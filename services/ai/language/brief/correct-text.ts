import type { Language } from '../facts/fact.ts';
import { maskFacts } from '../facts/mask-facts.ts';

/** Abbreviations that people use when they type fast. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’-])(?:pls|plz)(?![\p{L}’-])/giu, 'please'],
  [/(?<![\p{L}’-])ppl(?![\p{L}’-])/giu, 'people'],
  [/(?<![\p{L}’-])msg(?![\p{L}’-])/giu, 'message'],
  [/(?<![\p{L}’-])(?:thx|thnx)(?![\p{L}’-])/giu, 'thanks'],
  [/(?<![\p{L}’-])’?til(?= (?:\d|late|noon|midnight|sold|mon|tue|wed|thu|fri|sat|sun))/giu, 'until'],
  [/(?<![\p{L}’-])(?:tmrw|tmw)(?![\p{L}’-])/giu, 'tomorrow'],
  [/(?<![\p{L}’-])w\/ ?(?=\p{L})/giu, 'with '],
];
const DAY = /(?<![\p{L}’-])(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?= \d)/gu;

/** Beginnings that make a part after a comma a separate sentence. */
const CLAUSE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:we|we’re|we’ll|i|i’m|it’s|it is|they|there|you can|please|no(?! (?:need|booking|fee))|sorry|thanks|bring|call|ring|text|message|email|come|book|everyone|everybody|kids|all|dogs) \p{L}/iu,
  de: /^(?:wir|ich|es|bitte|bei|wer|alle|kommt|meldet|einfach|danke) \p{L}/iu,
  fr: /^(?:on|nous|je|merci|venez|veuillez|c’est|il|pas d[e’]) ?\p{L}/iu,
  es: /^(?:no|nos|se|hay|quien|quienes|las?|los|el|por favor|gracias|venid|ven) \p{L}/iu,
  other: /(?!)/,
};
/** A shorter piece is a remark. */
const FEWEST = 3;

/**
 * A text as it was typed in a hurry, in whole sentences: capitals behind stops, and clauses that only commas part. What
 * begins with a capital keeps its commas.
 */
export function correctText(text: string, language: Language): string {
  const long = language === 'en' ? spelledOut(text) : text;
  if (!/^\p{Ll}/u.test(long) || /^\p{Ll}+\p{Lu}/u.test(long)) return long;
  return inSentences(capitalize(long), language);
}

const spelledOut = (text: string): string =>
  SHORT.reduce((rest, [short, whole]) => rest.replace(short, whole), text).replace(
    DAY,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );

/** Behind a word that is no abbreviation. */
const capitalize = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}]{4}[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());

function inSentences(text: string, language: Language): string {
  const masked = maskFacts(text, language);
  let result = '';
  let from = 0;
  for (const { index } of masked.matchAll(/, /g)) {
    const piece = text.slice(index + 2, nextComma(masked, index + 2));
    if (!CLAUSE[language].test(piece) || piece.split(' ').length < FEWEST) continue;
    result += `${text.slice(from, index)}. ${text.charAt(index + 2).toUpperCase()}`;
    from = index + 3;
  }
  return result + text.slice(from);
}

const nextComma = (text: string, from: number): number => {
  const at = text.indexOf(', ', from);
  return at < 0 ? text.length : at;
};
