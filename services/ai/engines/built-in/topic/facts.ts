import { PATTERNS } from './fact-patterns.ts';
import type { Language } from './language.ts';
import { EMOJI } from './sentences.ts';
import { tag } from './tagger.ts';
import type { Fact } from './topic.ts';

export interface Peeled {
  readonly core: string;
  readonly facts: Fact[];
  readonly emoji: string;
}

/** How far from the end to look. */
const REACH = 160;
const LAST_EMOJI = new RegExp(`\\s*((?:${EMOJI}\\s*)+)[.!]?$`, 'u');

/** Takes when, where and how much off the end of a sentence (and off its beginning, before a colon). */
export function peelFacts(sentence: string, language: Language): Peeled {
  const facts: Fact[] = [];
  let core = sentence.replace(/[\s.!]+$/, '');
  let emoji = '';
  for (let more = true; more; ) {
    more = false;
    const face = LAST_EMOJI.exec(core);
    if (face && face.index > 0) {
      emoji ||= face[1]?.trim() ?? '';
      core = core.slice(0, face.index).replace(/[\s.!]+$/, '');
      more = true;
    }
    for (const { kind, last } of PATTERNS[language]) {
      const text = last.exec(core.slice(-REACH))?.[1];
      if (!text) continue;
      const before = core.slice(0, core.lastIndexOf(text));
      const rest = before.replace(/[\s,;:|·–—(-]+$/, '');
      if (!standsAlone(rest, text, kind, before.slice(rest.length), language)) continue;
      facts.unshift({ kind, text });
      core = rest;
      more = true;
      break;
    }
  }
  return withOpening({ core, facts, emoji }, language);
}

/** "This Saturday: live jazz". */
function withOpening(peeled: Peeled, language: Language): Peeled {
  for (const { kind, first } of PATTERNS[language]) {
    const found = first.exec(peeled.core);
    if (found?.[1])
      return {
        ...peeled,
        core: peeled.core.slice(found[0].length),
        facts: [{ kind, text: found[1] }, ...peeled.facts],
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
