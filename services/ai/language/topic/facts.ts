import { emojiAtEnd, endsInEmoji } from './emoji.ts';
import { type Fact, type FactPattern, PATTERNS } from './fact-patterns.ts';
import { firstFact, lastFact } from './find-facts.ts';
import type { Language } from './language.ts';
import { tag } from './tagger.ts';
import { withoutEnd } from './text-end.ts';

export interface Peeled {
  readonly core: string;
  readonly facts: Fact[];
  readonly emoji: string;
}

/** More facts than a post has are somebody's list: it stays as it is. */
const MAX_FACTS = 6;

/** Takes when, where and how much off the end of a sentence (and off its beginning, before a colon). */
export function peelFacts(sentence: string, language: Language): Peeled {
  const facts: Fact[] = [];
  let core = withoutStop(sentence);
  let emoji = '';
  for (let more = true; more && facts.length < MAX_FACTS; ) {
    more = false;
    const face = emojiAtEnd(core);
    if (face && face !== core.trim()) {
      emoji ||= face;
      core = withoutStop(core.trimEnd().slice(0, -face.length));
      more = true;
    }
    for (const pattern of PATTERNS[language]) {
      const text = lastFact(core, pattern);
      if (!text) continue;
      const before = core.slice(0, core.lastIndexOf(text));
      const rest = withoutEnd(before, /[\s,;:|·–—(-]/);
      const gap = before.slice(rest.length);
      if (!standsAlone(rest, text, pattern.kind, gap, language)) continue;
      if (!isOfAll(rest, pattern.kind, gap, language) && !endsInOther(rest, pattern, language)) continue;
      facts.unshift({ kind: pattern.kind, text });
      core = rest;
      more = true;
      break;
    }
  }
  return withOpening({ core, facts, emoji }, language);
}

/** "…, from Monday in our shop": the place goes with the date before it, which a comma parts from the rest. */
const endsInOther = (rest: string, { kind }: FactPattern, language: Language): boolean =>
  PATTERNS[language].some((other) => {
    const before = other.kind === kind ? undefined : lastFact(rest, other);
    return before !== undefined && /, $/.test(rest.slice(0, rest.length - before.length));
  });

const withoutStop = (text: string): string => withoutEnd(text, /[\s.!]/);

/** "This Saturday: live jazz". */
function withOpening(peeled: Peeled, language: Language): Peeled {
  for (const pattern of PATTERNS[language]) {
    const fact = firstFact(peeled.core, pattern);
    // "From Friday: stollen, order by Sunday" has two times, each of its own part.
    if (
      fact &&
      !TIMES[language].test(peeled.core.slice(fact.length)) &&
      peeled.facts.every(({ kind }) => kind !== pattern.kind)
    )
      return {
        ...peeled,
        core: peeled.core.slice(fact.length),
        facts: [{ kind: pattern.kind, text: fact.text }, ...peeled.facts],
      };
  }
  return peeled;
}

/** Days, months and clock times: if one of them remains, another part of the text has its own time. */
const TIMES: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)(?= ?[–-])|january|february|march|april|(?:in|from|by|until|\d) may|june|july|august|september|october|november|december|today|tonight|tomorrow|yesterday|weekends?|weekdays?|noon|midnight|(?:this|next|last|every) (?:morning|evening|week|month|year|spring|summer|autumn|fall|winter)|\d{1,2} ?(?:am|pm)|at \d|from \d|\d{1,2}[:./]\d{1,2})(?!\p{L})/iu,
  de: /(?<!\p{L})(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|heute|morgen|gestern|wochenende|\d{1,2} uhr|\d{1,2}[:.]\d{1,2})(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|aujourd’hui|demain|hier|\d{1,2} ?h|\d{1,2}[:/]\d{1,2})(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hoy|mañana|ayer|a las \d|\d{1,2}[:/]\d{1,2})(?!\p{L})/iu,
  other: /(?!)/,
};
const PRICES = /[€$£]|\d ?(?:euros?|eur|dollars?|pounds?)/i;
const SEVERAL =
  /[,;:]|(?:^| )(?:and|but|or|while|which|who|what|how|so|that|because|then|und|oder|aber|et|ou|mais|y|o|pero|[–—-]) /i;

/**
 * Whether the fact is of all that is left, and not of its last part alone: "classes from 1 December, prenatal on
 * Wednesdays". In doubt it stays where it was.
 */
function isOfAll(rest: string, kind: Fact['kind'], gap: string, language: Language): boolean {
  if (kind === 'when' && TIMES[language].test(rest)) return false;
  if (kind === 'price' && PRICES.test(rest)) return false;
  return !SEVERAL.test(rest) || endsInEmoji(rest) || /[,;:|·–—(-]/.test(gap);
}

const PREPOSITION =
  /^(on|in|at|from|until|till|by|every|starting|since|before|after|this|next|for|only|just|as)\b/i;
const DANGLING =
  /\b(now (?:opens|closes|starts|begins|ends|runs)|out|off|up|is|are|was|were|be|will|to|of|and|or|the|a|an|our|my|your|on|in|at|from|for|with|by|until|next|last|this|every|und|et|y|der|die|das|le|la|el|de|du)$/i;

/** ", she starts" */
const PRONOUN = /, (?:he|she|it|they|we|I) \w+$/i;

/** Whether the rest still makes sense without the fact. */
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
