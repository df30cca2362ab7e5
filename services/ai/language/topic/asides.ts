import { upperFirst } from './casing.ts';
import { peelFacts } from './facts.ts';
import { stopped } from './sentences.ts';

export interface Split {
  readonly main: string;
  /** What stood behind it, each as a sentence of its own. */
  readonly asides: string[];
}

const MOST = 3;
/** How far from the end a part of its own may begin. */
const REACH = 240;
const MARK = /(?:[,;]| [–—-]) /g;

/** "…, first 50 customers get a free coffee": English alone, where the grammar of both parts is sure. */
export function splitAsides(first: string): Split {
  let main = first;
  const asides: string[] = [];
  while (asides.length < MOST) {
    const found = lastAside(main);
    if (!found) break;
    asides.unshift(found.aside);
    main = found.rest;
  }
  return { main, asides };
}

function lastAside(text: string): { rest: string; aside: string } | null {
  const from = Math.max(0, text.length - REACH);
  const marks = [...text.slice(from).matchAll(MARK)].reverse().slice(0, MOST);
  for (const [nth, mark] of marks.entries()) {
    const at = from + mark.index;
    const rest = text.slice(0, at);
    const piece = text.slice(at + mark[0].length);
    if (!isWhole(rest)) continue;
    const aside = clauseOf(piece) ?? (nth === 0 && !endsRow(rest) ? fragmentOf(piece) : null);
    if (aside) return { rest, aside };
  }
  return countAside(text);
}

/** "Tasting menu on Thursday, six courses, £65": what is counted says something of the whole, the facts around it stay. */
function countAside(text: string): { rest: string; aside: string } | null {
  const { core } = peelFacts(text, 'en');
  const at = core.lastIndexOf(', ');
  const piece = core.slice(at + 2);
  const rest = core.slice(0, Math.max(0, at));
  if (!COUNTED.test(piece) || rest === '' || endsRow(rest) || !isWhole(rest)) return null;
  return { rest: `${rest}${text.slice(core.length)}`, aside: said(piece) };
}

const COUNTED =
  /^(?:\d{1,3}(?:,\d{3})?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?!am\b|pm\b|january|february|march|april|may\b|june|july|august|september|october|november|december|euros?|dollars?|pounds?|per\b|for\b|%)[a-z]{3,20}(?: [a-z]{2,20}){0,2}$/i;

/** What only leads to what follows, and what opens a bracket or a quotation. */
const LEADS =
  /^(?:if|when|whenever|while|after|before|as|since|although|though|because|with|without|in|on|at|from|for|to|by|during|despite|thanks to|until|once|whether|not only)\b/i;
const isWhole = (text: string): boolean =>
  !LEADS.test(text) &&
  /\S \S/.test(text) &&
  count(text, '(') === count(text, ')') &&
  count(text, '“') === count(text, '”') &&
  !/"/.test(text);
const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** A row of things keeps what ends it. */
const endsRow = (text: string): boolean =>
  peelFacts(text, 'en')
    .core.split(/[,;] /)
    .slice(1)
    .some((part) => !FRAGMENT.test(part));

const SUBJECT =
  /^(?:and |but |so )?((?:the|our|my|your|their|his|her|its|this|that|these|we|i|you|it|they|he|she|there|every|each|all|another|first|kids|children|students|members|everyone|everybody|anyone|nobody|dogs|beginners|guests|customers|tickets|doors|places|spaces|orders|proceeds)\b.*|\d.*)$/i;
const VERBS: ReadonlySet<string> = new Set(
  'is are was were has have had will can may must get gets pay pays eat eats go goes come comes start starts open opens begin begins cook cooks include includes take takes cost costs join joins bring brings give gives receive receives save saves share shares make makes run runs end ends arrive arrives leave leaves play plays read reads sing sings teach teaches answer answers serve serves close closes count counts help helps win wins want wants need needs know knows love loves sell sells ship ships keep keeps stay stays feel feels'.split(
    ' ',
  ),
);
const LAST_VERB = 8;
/** A verb behind the subject, and something behind the verb. */
const hasVerb = (clause: string): boolean => {
  const words = clause.toLowerCase().split(' ');
  return words.slice(1, Math.min(LAST_VERB, words.length - 1)).some((word) => VERBS.has(word));
};
const PRONOUN = /^(?:we|you|it|they|he|she|i)(?:’\w+)? \p{L}/iu;
const REQUEST =
  /^(?:please |so |and )?(?:book|order|join|register|reserve|sign up|call|ring|come|bring|try|visit|get|grab|apply|ask|see|pick up|drop|send|save|meet|find|donate|follow|preorder|pre-order) (?:your|our|the|a|an|in|by|now|online|us|it|at|for|here|early|before|on|one|along|up|today|ahead|from|direct(?:ly)?|them|this|some)\b/i;
const FEWEST_WORDS = 3;
const MOST_WORDS = 28;

/** A clause with a subject and a verb of its own, or a request. */
function clauseOf(piece: string): string | null {
  const words = piece.split(' ').length;
  if (words < FEWEST_WORDS || words > MOST_WORDS) return null;
  if (REQUEST.test(piece)) return said(piece.replace(/^(?:so|and) /i, ''));
  const subject = SUBJECT.exec(piece)?.[1];
  if (!subject || !(hasVerb(subject) || PRONOUN.test(subject))) return null;
  return said(/^first \d/i.test(subject) ? `the ${subject}` : subject);
}

/** Words that say something of the whole without a verb: "no appointment needed", "ready before Christmas". */
const FRAGMENT =
  /^(?:no (?:\S+ ){1,3}(?:needed|required|necessary)|free (?:for|of charge|entry|parking|admission|delivery|shipping)\b|(?:limited|only|just) \S+|still (?:free|available)\b|(?:places|spaces|spots|seats|numbers|tickets|stock) (?:are )?limited|open to|suitable for|all (?:levels|ages|welcome|abilities|proceeds)|(?:everyone|everybody|beginners|dogs|children|families) (?:is |are )?welcome|(?:delivery|shipping|refreshments|materials|lunch|drinks|parking|equipment|coffee|breakfast) (?:and \S+ )?(?:included|provided|free)|(?:rehearsals|training|practice|meetings|sessions|classes) (?:are )?(?:on|every|at)\b|[a-z]+ included\b|rain or shine|cash only|(?:hand)?made (?:to|from|with|in|by)|(?:engraved|printed|delivered|fitted|baked|grown|cut|finished|ready|available|perfect|ideal) (?:with|to|from|by|before|for|in|on|at|within|every)) ?.*/i;

const fragmentOf = (piece: string): string | null => (FRAGMENT.test(piece) ? said(piece) : null);

const said = (text: string): string => stopped(upperFirst(text));
