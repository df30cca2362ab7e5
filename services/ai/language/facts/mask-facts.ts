import type { Language } from './fact.ts';
import { listFacts } from './list-facts.ts';

/** A sign that no separator is. */
const MASK = '0';

/**
 * Replaces each sign inside a fact and keeps the text's length: code that looks for commas, stops or dashes to split at
 * finds none in "6,80", "5. Dezember", "10.30 Uhr" or an address, and cuts the text itself at the same place.
 * Names stay, since words are found in them.
 */
export function maskFacts(text: string, language: Language): string {
  let masked = '';
  let from = 0;
  for (const { kind, at, end } of listFacts(text, language)) {
    if (kind === 'name') continue;
    masked += text.slice(from, at) + maskedFact(text.slice(at, end));
    from = end;
  }
  return masked + text.slice(from);
}

/** A stop at the end of "a.m." may end the sentence, too. */
const maskedFact = (fact: string): string =>
  fact.replace(/[^\p{L}\p{N}](?!$)|[^\p{L}\p{N}.]$/gu, (sign) => MASK.repeat(sign.length));
