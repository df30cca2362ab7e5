import type { QuestionKind } from './question.ts';

type Rule = readonly [kind: QuestionKind, is: RegExp, isNot?: RegExp];

const WRITES = /^(?:bitte )?(?:schreib|erstell|mach|verfass|entwirf|formulier|poste|plane|veröffentlich)/;

/** In the order in which they are tried. `\b` knows no umlauts, so that words end at what is no letter. */
const RULES: readonly Rule[] = [
  [
    'answer_comments',
    /(?:beantwort|antwort|reagier).{0,40}kommentar|kommentar.{0,30}(?:beantwort|antwort)/u,
    /^wie (?:kann|beantworte)/,
  ],
  [
    'drafts',
    /(?<!\p{L})entw[uü]rfe?n?(?!\p{L})/u,
    /^(?:bitte )?(?:schreib|erstell|mach|verfass|formulier|speicher)|andere|weitere|neuen entwurf/,
  ],
  [
    'followers',
    /(?:follower|abonnent|fans(?!\p{L})).{0,60}(?:gewonnen|dazu|gewachsen|verloren|zugelegt|zuwachs|mehr|hinzu|entwick)|(?:wie viele|wieviele|neue|zuwachs|gewinn\p{L}*) .{0,25}(?:follower|abonnent|fans(?!\p{L}))/u,
  ],
  [
    'times',
    /^(?:und )?wann .{0,60}(?:am besten|beste[nr]?|gut|posten)|beste[nr]? (?:uhr)?zeit|(?:uhrzeit|wochentag|welcher tag|stunde) .{0,40}(?:am besten|beste)/u,
  ],
  [
    'posts',
    /(?:beitr[aä]g|post).{0,60}(?:am besten|erfolgreich|beliebt|meisten|am schlechtesten|schlecht|gut(?!\p{L})|wenigsten|besten)/u,
  ],
  ['posts', /(?:beste|erfolgreichste|beliebteste|schlechteste|meiste).{0,30}(?:beitr[aä]g|post)/],
  [
    'comments',
    /(?:sagen|schreiben|meinen|denken|halten|finden|reagieren|kommentieren|sagt|schreibt) .{0,25}(?:leute|kunden|kundinnen|gäste|follower|menschen|fans|sie|alle|man)(?!\p{L})|(?<!\p{L})kommentare?(?!\p{L})|rückmeldung|feedback|was wird .{0,40}(?:gesagt|geschrieben)/u,
  ],
  [
    'planned',
    /^was (?:haben wir .{0,40}vor(?!\p{L})|kommt (?:diese|nächste|am|morgen|heute)\p{L}*)|geplant|eingeplant|vorgesehen|steht .{0,40}an(?!\p{L})|stehen .{0,40}an(?!\p{L})|geht .{0,40}raus|gehen .{0,40}raus|(?:kommende|anstehende|geplante)n? (?:beitr|posts)/u,
  ],
  [
    'report',
    /^(?:und )?wie (?:lief|liefen|war|waren|läuft|laufen|ist|lief's)(?!\p{L})|(?:zahlen|statistik\p{L}*|auswertung|zusammenfassung|bericht|kennzahlen)(?!\p{L})|(?:likes|reichweite|interaktionen) .{0,40}(?:woche|monat|tage)/u,
  ],
];

/** Returns the kind of question that a German message asks about the workspace. */
export function readGermanKind(plain: string): QuestionKind | null {
  if (!isGerman(plain) || WRITES.test(plain)) return null;
  for (const [kind, pattern, isNot] of RULES) if (pattern.test(plain) && !isNot?.test(plain)) return kind;
  return null;
}

/** Words that no English question has. */
const TELLING =
  /(?<!\p{L})(?:welche[rsnm]?|wie|wann|zeig|zeige|zeigt|nenne?|gib|beantworte?n?|antworte?n?|reagiere?|meine[nrms]?|mein|unsere[nrms]?|unser|der|die|das|den|habe|haben|ich|wir|uns|letzte[nrms]?|diese[nrms]?|nächste[nrms]?|gibt|ist|sind|und|für|über|steht|geht|kommentaren?|beiträge?n?|entwürfe?n?)(?!\p{L})/u;

const isGerman = (plain: string): boolean =>
  TELLING.test(plain) && !/\b(?:the|what|which|how|when|did|does|show|about|my|our)\b/.test(plain);
