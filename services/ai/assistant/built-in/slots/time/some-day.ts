import type { Mark, PartName, Token } from './mark.ts';

/** German names of days end so: "Reformationstag", "Tanznacht". */
const GERMAN_DAY =
  /^[\p{L}-]{2,}(?:(?<!mit|nachmit|vormit|hash)tag|tages|nacht|abend|(?:sonn|mon|diens|donners|frei|sams)tag|mittwoch)$/u;
/** Before a name: "día de la madre", "fête des mères", "noite de fado". */
const LEADS = new Set('día dia jour fête fiesta festa noche noite nuit víspera véspera veille'.split(' '));
/** Behind a name: "the open day", "quiz night". */
const LAST: Readonly<Record<string, PartName | null>> = {
  day: null,
  week: null,
  night: 'night',
  eve: 'evening',
};
/** In words, with the lead. */
const LONGEST_LEAD = 6;
const SAINT = /^(?:saint|sankt|san|são)$/;
/** Saints whose days people name without "day"; most other saints are towns: "San Francisco", "Saint Louis". */
const SAINTS = new Set(
  (
    'patrick patricks nicholas george andrew david stephen martin nikolaus stephan joseph barbara jean nicolas michel ' +
    'vincent éloi honoré juan josé jose pedro antonio antón fermín isidro jorge jordi nicolás esteban patricio blas ' +
    'martín miguel silvestre joão antônio antónio jorge valentín valentim valentin valentine silvester'
  ).split(' '),
);
/** French writes towns as "Saint-Malo" and days as "la Saint-Jean". */
const FRENCH_SAINT = /^saint-\p{L}+/u;
/** Before a saint, these make it a place: "in San Juan". */
const IN_PLACE = /^(?:in|from|near|around|outside|nach|aus|bei)$/;
/** Words before "day" and "night" that name none. */
const NO_NAME =
  /^(?:all|any|that|same|whole|per|rainy|sunny|nice|good|great|busy|long|my|your|our|their|his|her|its|lovely|big|what|which|work|working|business|day|night|to|is|it|as|over|late|by)$/;
const OF = /^(?:de|del|du|des|da|das|do|dos)$/;
/** Before a holiday, these make it a time. */
const AT = /^(?:on|at|by|until|zu|an|am|bis|à|en|em|no|na)$/;
/** Behind a holiday, these are no noun that it describes. */
const NO_NOUN =
  /^(?:is|it|it's|this|that|works?|would|will|sounds?|seems?|looks?|should|could|please|pls|thanks|instead|as|yes|no|not|ok|so|but|and|i|we|you|they|he|she|my|our|your|ist|wäre|passt|bitte|wir|ich|geht|lieber|plutôt|svp|mejor|por|if|when|because|post|publish|schedule|move)$/;

/**
 * Marks the days that have a name and an unknown date, since they can't be left out of a time. A holiday that describes
 * something else, as in "the Christmas market", is such a day as well.
 */
export function withSomeDays(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = someDayAt(tokens, at);
    const read = tokens.slice(at, at + (found?.length ?? 1));
    result.push({ text: read.map(({ text }) => text).join(' '), mark: found?.mark ?? read[0]?.mark ?? null });
    at += read.length;
  }
  return result;
}

interface Found {
  readonly length: number;
  readonly mark: Mark;
}

function someDayAt(tokens: readonly Token[], at: number): Found | null {
  const { text = '', mark = null } = tokens[at] ?? {};
  if (LEADS.has(text)) return behindLead(tokens, at);
  if (mark?.is === 'holiday') return describes(tokens, at) ? someDay(1) : null;
  if (mark !== null) return null;
  if (GERMAN_DAY.test(text)) return someDay(1);
  const next = tokens[at + 1];
  if (next && Object.hasOwn(LAST, next.text) && !NO_NAME.test(text)) return someDay(2, LAST[next.text]);
  return isSaint(tokens, at) ? someDay(SAINT.test(text) ? 2 : 1) : null;
}

/** "San Juan", "la Saint-Jean" */
function isSaint(tokens: readonly Token[], at: number): boolean {
  const [before, { text } = { text: '' }, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (FRENCH_SAINT.test(text)) return before?.text === 'la';
  if (!(SAINT.test(text) && next?.mark === null) || (before && IN_PLACE.test(before.text))) return false;
  return SAINTS.has(next.text.replace(/['’]s$/, ''));
}

const someDay = (length: number, part?: PartName | null): Found => ({
  length,
  mark: part ? { is: 'some_day', part } : { is: 'some_day' },
});

/** "Día de la madre" */
function behindLead(tokens: readonly Token[], at: number): Found | null {
  const [next, third, fourth] = tokens.slice(at + 1);
  if (next?.mark?.is !== 'filler') return null;
  const isShort = third?.mark === null;
  if (!isShort && !(third?.mark?.is === 'filler' && fourth?.mark === null)) return null;
  const name = tokens.slice(at + (isShort ? 2 : 3), at + LONGEST_LEAD);
  // "Noite de fado no sábado": a small word begins what comes next.
  const end = name.findIndex(({ text, mark }, place) => mark !== null || (place > 0 && text.length < 3));
  return someDay((isShort ? 2 : 3) + (end < 0 ? name.length : end));
}

/** "The Christmas market", "menú de Navidad" */
function describes(tokens: readonly Token[], at: number): boolean {
  const [beforeLast, before, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  if (before && OF.test(before.text) && beforeLast?.mark === null) return true;
  if (before && AT.test(before.text)) return false;
  return next?.mark === null && /^\p{L}/u.test(next.text) && !NO_NOUN.test(next.text);
}
