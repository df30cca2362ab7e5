import { NETWORK_CHOICE } from '../../../../language/network-words.ts';
import type { Mark, Token } from './mark.ts';

/** Longer heads are about something else. */
const LONGEST_HEAD = 6;
const MOST_UNREAD = 3;
/** A day that is said in whatever way. */
const DAYS = new Set<Mark['is']>([
  ...(['weekday', 'weekdays', 'date', 'day', 'holiday', 'some_day', 'week_at', 'month', 'month_at'] as const),
  ...(['ordinal', 'every', 'from_now', 'later', 'earlier', 'unit', 'which', 'vague', 'zone'] as const),
]);
const CLOCKS = new Set<Mark['is']>(['clock', 'number', 'part', 'half', 'quarter', 'three_quarters']);
/** A network is no day. */
const NETWORK = new RegExp(`^(?:${NETWORK_CHOICE})$`, 'iu');
/** Polite words before a suggested time of day, in all languages. */
const NO_DAY = new Set(
  (
    "let's lets let do make made it its it's i i'd i'll i'm we we'd you me us my our your they he she think say how what about maybe perhaps rather better best please pls plz " +
    'post posts schedule scheduled publish send put set go going with without could can would should shall will want like need prefer try use take keep change move shift push draft ' +
    'yes yep yeah yup no nope not never ok okay okey sure fine hmm well actually sorry great good perfect cool nice thanks thank hi hello hey then just only also again still instead ' +
    'that this these those them all both same but so any anytime is be are was were am works work ideally preferably possibly probably definitely latest earliest page profile account channel ' +
    'story reel feed team everyone everybody customers followers and or if when there here one more out up back early than the for on to at by from until as usual usually always people online boss manager wants sounds seems nah nay uh ugh oops wait ah aha oh erm err gosh damn argh ' +
    'mach mache machen machs es bitte lieber besser vielleicht dann poste posten plane planen setz setze ich wir denke finde wie wäre wärs ja nein nee gut super passt nimm nehmen sagen sag stell stelle auf doch eher gern gerne geht ' +
    'sollte soll sollen kann kannst du das den dem ihn sie veröffentliche raus hallo danke so also nur aber oder und erst schon noch mal wenn seite profil kanal konto besten lass lasst uns wie immer üblich klar nö nöö ach ähm halt moment stimmt ' +
    "mets mettez plutôt publie publiez programme disons je pense préfère oui non peut-être svp merci et si on faisait c'est bien ça va d'accord voilà alors mieux fais faites le la les sur ma notre page comme d'habitude habitude toujours mettons " +
    'mejor ponlo ponla pon publícalo publica prográmalo programa que sea sí si vale creo quizás quizá tal vez prefiero hazlo por favor gracias bueno pues digamos mi nuestra página cuenta como siempre salga ' +
    'melhor coloca coloque publique agende agenda sim acho talvez prefiro pode ser obrigado obrigada então vamos minha nossa conta não como sempre'
  ).split(' '),
);

/**
 * True if a time of day follows words that no reader knows and no day is named: "payday at 9" doesn't mean the next
 * nine o'clock.
 */
export function hasUnreadDay(tokens: readonly Token[]): boolean {
  if (tokens.some(({ mark }) => mark !== null && DAYS.has(mark.is))) return false;
  const clock = tokens.findIndex(({ mark }) => mark !== null && CLOCKS.has(mark.is));
  // "Nah 11" is no day.
  const isAt = tokens[clock]?.mark?.is !== 'number' || tokens[clock - 1]?.mark?.is === 'at';
  const head = tokens
    .slice(0, Math.max(clock, 0))
    .filter(({ mark }) => mark?.is !== 'at' && mark?.is !== 'comma');
  const unread = head.filter(({ text, mark }) => mark === null && isName(text));
  return (
    isAt &&
    head.length <= LONGEST_HEAD &&
    unread.length > 0 &&
    unread.length <= MOST_UNREAD &&
    unread.includes(head.at(-1) as Token)
  );
}

const isName = (text: string): boolean =>
  /^\p{L}[\p{L}'-]{2,}$/u.test(text) && !NO_DAY.has(text) && !NETWORK.test(text);

const COMMAND = /\b(?:schedule|plan|move|reschedule|set) (?:it|this|that|them) (?:for|to|on) /;
/** Behind these, the rest of a message is read alone. */
const REST = /^(?:to|for|till|until|at|by|instead|out|back|forward|later|earlier) /;

/** The part of a message that gives a time and nothing else; null where that isn't sure. */
export function timeAlone(plain: string, bare: boolean): string | null {
  const command = COMMAND.exec(plain);
  if (command) return plain.slice(command.index + command[0].length);
  return bare && !REST.test(plain) ? plain : null;
}
