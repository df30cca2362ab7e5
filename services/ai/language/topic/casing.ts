import { isCommonWord } from './tagger.ts';

export const upperFirst = (text: string): string => {
  const [first = ''] = text.split(/\s/);
  // iPhone and eBay stay as they are.
  if (/^\p{Ll}\p{Lu}/u.test(first)) return text;
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const STARTERS =
  /^(a|an|the|our|my|your|their|this|these|all|we|you|it|new|why|how|what|when|where|who|join|come|book|try|get|two|three|four|five|six|seven|eight|nine|ten|thank|thanks|behind|free|big|tell|visit|save|meet|see|half|vegan|handmade|homemade|candle|organic|kids|children|winter|summer|spring|autumn|online|weekly|monthly|guided|private|fresh|last|early|limited|second|first|part|full)$/i;

/** Lowercases the start if the word is known not to be a name, for use after a colon or inside a sentence. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(/\s/);
  if (!/^[A-Z][a-z’']*(?:-[a-z]+)?$/.test(first) || /^I\b/.test(first)) return text;
  if (/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/.test(first)) return text;
  if (STARTERS.test(first.replace(/[’-].*/, ''))) return small(text);
  return isCommonWord(first) && !/^[A-Z]/.test(second) ? small(text) : text;
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const CAPITALISED =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween)(?=s?\b)/g;

/** English as it is written when nobody shouts: sentence case instead of capitals, and capitals for days. */
export function properCase(text: string): string {
  const calm = shouts(text)
    ? text
        .replace(/\S+/g, (word) => (/\p{L}\d|\d\p{L}/u.test(word) ? word : word.toLowerCase()))
        .replace(/([.!?]\s+)\p{Ll}/gu, (start) => start.toUpperCase())
    : text;
  return calm.replace(CAPITALISED, upperFirst).replace(/\bi\b(?=[\s’']|$)/g, 'I');
}

const shouts = (text: string): boolean => {
  const letters = text.replace(/https?:\S+/g, '').match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return /\S\s+\S/.test(text) && letters.length >= 8 && capitals.length > letters.length * 0.7;
};
