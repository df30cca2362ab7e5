import { emojiAtEnd } from './emoji.ts';
import { PATTERNS } from './fact-patterns.ts';
import { firstFact, lastFact } from './find-facts.ts';
import type { Language } from './language.ts';
import { tag } from './tagger.ts';
import { withoutEnd } from './text-end.ts';
import type { Fact } from './topic.ts';

export interface Peeled {
  readonly core: string;
  readonly facts: Fact[];
  readonly emoji: string;
}

/** More facts than a post has are somebody's list: it stays as it is. */
const MOST_FACTS = 6;

/** Takes when, where and how much off the end of a sentence (and off its beginning, before a colon). */
export function peelFacts(sentence: string, language: Language): Peeled {
  const facts: Fact[] = [];
  let core = unstopped(sentence);
  let emoji = '';
  for (let more = true; more && facts.length < MOST_FACTS; ) {
    more = false;
    const face = emojiAtEnd(core);
    if (face && face !== core.trim()) {
      emoji ||= face;
      core = unstopped(core.trimEnd().slice(0, -face.length));
      more = true;
    }
    for (const pattern of PATTERNS[language]) {
      const text = lastFact(core, pattern);
      if (!text) continue;
      const before = core.slice(0, core.lastIndexOf(text));
      const rest = withoutEnd(before, /[\s,;:|·–—(-]/);
      if (!standsAlone(rest, text, pattern.kind, before.slice(rest.length), language)) continue;
      facts.unshift({ kind: pattern.kind, text });
      core = rest;
      more = true;
      break;
    }
  }
  return withOpening({ core, facts, emoji }, language);
}

const unstopped = (text: string): string => withoutEnd(text, /[\s.!]/);

/** "This Saturday: live jazz". */
function withOpening(peeled: Peeled, language: Language): Peeled {
  for (const pattern of PATTERNS[language]) {
    const found = firstFact(peeled.core, pattern);
    if (found)
      return {
        ...peeled,
        core: peeled.core.slice(found.length),
        facts: [{ kind: pattern.kind, text: found.text }, ...peeled.facts],
      };
  }
  return peeled;
}

const PREPOSITION =
  /^(on|in|at|from|until|till|by|every|starting|since|before|after|this|next|for|only|just|as)\b/i;
const DANGLING =
  /\b(out|off|up|is|are|was|were|be|will|to|of|and|or|the|a|an|our|my|your|on|in|at|from|for|with|by|until|next|last|this|every|und|et|y|der|die|das|le|la|el|de|du)$/i;

/** ", she starts" */
const PRONOUN = /, (?:he|she|it|they|we|I) \w+$/i;

/** Whether what is left still makes sense without the fact. */
function standsAlone(
  rest: string,
  fact: string,
  kind: Fact['kind'],
  gap: string,
  language: Language,
): boolean {
  if (!/[\p{L}]{2}/u.test(rest) || DANGLING.test(rest) || PRONOUN.test(rest)) return false;
  const separated = /[,;:|·–—(-]/.test(gap);
  // "croissant €2.50": the price belongs to the thing before it.
  if (kind === 'price') return separated || /^(for|from|only|just|at)\b/i.test(fact);
  if (separated || language !== 'en' || PREPOSITION.test(fact)) return true;
  // "a wonderful Saturday"
  return !/^(JJ|DT|PRP\$|CD)$/.test(tag(rest).at(-1)?.tag ?? '');
}
