import { maskFacts } from '../../../language/facts/mask-facts.ts';

/** Measures: a number, a share, or a multiple. A date or an hour alone does not count. */
const FIGURE =
  /(?<![\p{L}\p{N}])(?:\d|(?:double|doubled|doubling|triple|treble|quadruple|twice|halve|half|dozen|hundred|thousand|sold out|sell out|fully booked)(?!\p{L})|(?:verdoppel|verdreifach|halbier|ausverkauf|ausgebucht|doubler|tripler|deux fois|duplicar|doblar|dobrar|triplicar|el doble|o dobro|مضاعفة)\p{L}*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|fünfzig|deux|trois|quatre|cinq|dix|vingt|sept|huit|neuf|douze|quinze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|dois|duas|três|quatro|sete|oito|nove|dez|doze|vinte) (?!\p{L}{0,12}(?:platform|network|channel))(?:more |new |extra |additional |neue |mehr |weitere |nouve\p{L}+ |nuev\p{L}+ |nov\p{L}+ |mais |más |most |of )?\p{L}{3,})/iu;
/** Times and ages, which are no targets by themselves. */
const TIMES =
  /(?:\b(?:before|after|at|by|until|from|between|in|within|for|over|bis|vor|nach|um|ab|in|avant|après|dès|en|antes|hasta|desde|durante|em|até|dans|d[’']ici)(?: the)?(?: next)? (?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|uhr|h|o[’']clock)|(?:q[1-4] )?20\d{2}|\d{1,2}(?:st|nd|rd|th|\.)? \p{L}+|(?:two|three|four|six|zwei|drei|sechs|trois|six|tres|seis|dois|três|\d{1,2}) (?:days?|weeks?|months?|years?|tagen?|wochen|monaten?|jahren?|jours?|semaines?|mois|ans?|días?|semanas?|meses|años?|anos?|dias?)))|\b(?:under|over|aged?) \d{2}s?\b|\bq[1-4]\b/giu;
const BETWEEN = /[,;\n]|\.\s|(?<= )(?:and|und|et|y|as well as)(?= )/giu;
const LIMIT = 5;

/** The targets among somebody's goals, in their own words: "50 more followers", "double our bookings by June". */
export function targetsIn(goals: string): string[] {
  const masked = maskFacts(goals, 'other');
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of masked.matchAll(BETWEEN)) {
    parts.push(goals.slice(from, index));
    from = index + mark.length;
  }
  return [...parts, goals.slice(from)]
    .map((part) => part.trim())
    .filter((part) => FIGURE.test(part.replace(TIMES, ' ')))
    .slice(0, LIMIT);
}
