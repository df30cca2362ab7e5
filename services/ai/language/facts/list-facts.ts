import type { Language, StatedFact } from './fact.ts';
import { patternsFor } from './fact-patterns.ts';
import { listNames } from './names.ts';

/** Trailing punctuation of a link or a number, which belongs to the sentence around it. */
const TRAILING: Readonly<Partial<Record<StatedFact['kind'], RegExp>>> = {
  link: /[.,;:!?)\]”’"']$/u,
  email: /[.,;:!?)-]$/u,
  mention: /[.@-]$/u,
};

/** The facts that a text states, in their order; none overlaps another. Linear in the text's length. */
export function listFacts(text: string, language: Language): StatedFact[] {
  const usedMask = new Uint8Array(text.length + 1);
  const facts: StatedFact[] = [];
  const add = (fact: StatedFact): void => {
    for (let at = fact.at; at < fact.end; at++) if (usedMask[at]) return;
    usedMask.fill(1, fact.at, fact.end);
    facts.push(fact);
  };
  for (const [kind, pattern] of patternsFor(language))
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const whole = trimFact(match, TRAILING[kind]);
      if (whole !== '') add({ kind, text: whole, at: index, end: index + whole.length });
    }
  for (const name of listNames(text, language)) add(name);
  return facts.sort((one, other) => one.at - other.at);
}

function trimFact(text: string, trailing: RegExp | undefined): string {
  let end = text.trimEnd().length;
  while (end > 0 && trailing?.test(text.slice(0, end))) end--;
  return text.slice(0, end);
}
