import type { Reading } from '../../../../language/brief/reading.ts';
import { GERMAN_EVENT } from '../../../../language/brief/words/german.ts';
import { withoutEnding } from '../../../../language/topic/sentences.ts';
import type { Wording } from '../editor.ts';
import { posted } from '../shared/poster.ts';
import { capital, say, small } from '../shared/say.ts';
import { subjectWordings } from '../shared/subject.ts';
import { hasTime, timesFirst, timesLast } from '../shared/times.ts';
import { readClause } from './clause.ts';

type Frame = (text: string, reading: Reading) => readonly Wording[];

const DATE_FIRST = 'puts_the_date_first_for_readers_who_plan_ahead';
/** Longer sentences are somebody's own style. */
const LONGEST = 280;

export function germanWordings(reading: Reading): Wording[] {
  const text = withoutEnding(reading.sentences[reading.newsAt]?.text ?? '');
  if (text.length > LONGEST || /[\n?]/u.test(text)) return [];
  return FRAMES.flatMap((frame) => frame(text, reading));
}

/** "Wir öffnen am 4. August unsere Werkstatt" → "Am 4. August öffnen wir unsere Werkstatt" */
const timeFirst: Frame = (text) => {
  const clause = readClause(text);
  if (!clause || clause.when === '' || hasTime(mainOf(clause.rest), 'de')) return [];
  const { subject, verb, when, rest } = clause;
  return [{ structure: 'time', text: say(when, verb, subject, rest), purpose: DATE_FIRST }];
};

/** A later clause may have a time of its own. */
const mainOf = (text: string): string => text.split(/, (?:weil|denn|damit|da|wenn) /u)[0] ?? text;

/** "Am 17. Mai laden wir zum Fest ein" → "Wir laden am 17. Mai zum Fest ein" */
const subjectFirst: Frame = (text) => {
  const times = timesFirst(text, 'de');
  const [, verb = '', subject = '', rest = ''] =
    /^(\p{Ll}{2,20}) (wir|ich|(?:das|unser|unsere) (?:\p{Ll}{2,20} )?\p{Lu}[\p{L}-]{1,40}) (.{2,240})$/u.exec(
      times?.rest ?? '',
    ) ?? [];
  if (!times || verb === '') return [];
  const when = small(times.when);
  return [
    { structure: 'news', text: say(subject, verb, when, rest), purpose: 'leads_with_the_news' },
    { structure: 'time', text: say(text), purpose: DATE_FIRST },
  ];
};

/** "Das Fest fällt aus, weil es stürmt" → "Weil es stürmt, fällt das Fest aus" */
const reasonFirst: Frame = (text) => {
  const [, main = '', cause = ''] = /^([^,]{8,160}), weil ([^,]{6,160})$/u.exec(text) ?? [];
  const clause = readClause(main);
  // A pronoun in the reason would come before its noun.
  if (!clause || /^(?:er|sie|es|dieser?|diese|dieses|dort)(?!\p{L})/iu.test(cause)) return [];
  const { subject, verb, when, rest } = clause;
  return [
    {
      structure: 'reason',
      text: say(`Weil ${cause},`, verb, subject, when, rest),
      purpose: 'gives_the_reason_first_so_that_the_news_makes_sense',
    },
  ];
};

/** "Der Umzug entfällt, weil …": a short verb at the end of its clause. */
const shortReason: Frame = (text) => {
  const [, subject = '', verb = '', cause = ''] =
    /^((?:der|die|das|unser|unsere) (?:\p{Ll}{2,20} )?\p{Lu}[\p{L}-]{1,40}) (entfällt|entfallen|pausiert|schließt|schließen|öffnet|öffnen), weil ([^,]{6,160})$/iu.exec(
      text,
    ) ?? [];
  if (verb === '' || /^(?:er|sie|es)(?!\p{L})/iu.test(cause)) return [];
  return [
    {
      structure: 'reason',
      text: say(`Weil ${cause},`, verb, small(subject)),
      purpose: 'gives_the_reason_first_so_that_the_news_makes_sense',
    },
  ];
};

/** "Das Sommerfest am Samstag findet nicht statt" → "Am Samstag findet das Sommerfest nicht statt" */
const timeOfSubject: Frame = (text) => {
  const [, name = '', verb = '', rest = ''] =
    /^(.{6,80}?) (findet|finden|fällt|fallen|entfällt|entfallen)((?: nicht)? statt(?:[ ,].{2,160})?|(?: leider)? aus(?:[ ,].{2,160})?| wegen [^,.]{3,80} aus|)$/u.exec(
      text,
    ) ?? [];
  const times = timesLast(name, 'de');
  if (
    verb === '' ||
    !times ||
    !/^(?:der|die|das|unser|unsere) (?:\p{Ll}{2,20} )?\p{Lu}[\p{L}-]{1,40}$/iu.test(times.before)
  )
    return [];
  return [
    {
      structure: 'time',
      text: say(times.when, verb, small(times.before), rest.trim()),
      purpose: DATE_FIRST,
    },
  ];
};

/** "Wir suchen zwei Aushilfen" → "Gesucht: zwei Aushilfen". Only where both cases look alike. */
const sought: Frame = (text, { act }) => {
  const [, what = ''] = /^(?:wir suchen|ich suche) ([^.:]{4,220})$/iu.exec(text) ?? [];
  const alike =
    /^(?:eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,3}|mehrere|freiwillige|verstärkung) /iu;
  if (act.sober || !alike.test(what) || /,| und | oder /u.test(what.slice(0, 40))) return [];
  return [
    {
      structure: 'reader',
      text: `Gesucht: ${say(what).replace(/^./u, (one) => what.charAt(0) || one)}`,
      purpose: 'names_first_what_you_are_looking_for',
    },
  ];
};

/** "Danke an alle, die …" → "An alle, die …: danke" */
const thanked: Frame = (text, { act }) => {
  const [, much = '', recipient = ''] =
    /^((?:vielen |herzlichen |ein (?:großes|herzliches) )?(?:danke|dank|dankeschön)) an ([^:]{4,220})$/iu.exec(
      text,
    ) ?? [];
  if (act.point !== 'thank' || recipient === '') return [];
  const thanks = /^ein /iu.test(much)
    ? small(much)
    : /dank$/iu.test(much)
      ? `${small(much.slice(0, -4))}Dank`
      : small(much);
  return [
    {
      structure: 'reader',
      text: say(`An ${recipient}: ${thanks.trim()}`),
      purpose: 'names_those_you_thank_first',
    },
  ];
};

/** "Neu in unserem Hofladen: Ziegenkäse" → "Ziegenkäse: neu in unserem Hofladen" */
const novelty: Frame = (text) => {
  const [, where = '', what = ''] =
    /^(neu (?:in|im|bei|auf|am|aus) [^:,]{2,60}): ([^:]{4,200})$/iu.exec(text) ?? [];
  if (where === '' || /^(?:wir|ich|ab|am|bis) /iu.test(what)) return [];
  return [
    {
      structure: 'reader',
      text: say(`${capital(what)}: ${small(where)}`),
      purpose: 'names_the_new_thing_first',
    },
  ];
};

/** "Flohmarkt am Samstag um 10 Uhr" → "Samstag um 10 Uhr: Flohmarkt" and lines to be read at a glance. */
const titled: Frame = (text, { act }) => {
  const times = timesLast(text, 'de');
  const name = times?.before.replace(/[,:]$/u, '') ?? '';
  if (!times || act.sober || !TITLE.test(name) || hasVerb(name)) return [];
  return [{ structure: 'time', text: say(`${capital(times.when)}: ${name}`), purpose: DATE_FIRST }];
};

const TITLE = /^\p{Lu}[^.:;,!?]{3,90}$/u;
const hasVerb = (text: string): boolean =>
  /(?<!\p{L})(?:wir|ich|ihr|sie|es|man|ist|sind|hat|haben|wird|werden|gibt|findet|sucht|suchen|zeigt|nicht|öffnet|kostet|kommt)(?!\p{L})/iu.test(
    text,
  ) ||
  / \p{Ll}{3,20}(?:t|en) /u.test(
    text.replace(
      / (?:mit|seit|gut|statt|gegen|neben|neuen|alten|eigenen|offenen|unseren|einen|den|zwischen|wegen|ersten|zweiten|letzten) /giu,
      ' ',
    ),
  );

/** Something that people come to, and that is off. */
const COMES_TO = new RegExp(
  `(?<!\\p{L})${GERMAN_EVENT}(?!\\p{L})[^.!?]{0,60}(?:findet|finden|fällt|fallen|entfällt|entfallen|abgesagt)`,
  'iu',
);
/** Addresses people who wanted to come to a canceled event. */
const canceled: Frame = (text, { act }) => {
  if (act.point !== 'cancel' || act.status !== 'off' || /[:,]/u.test(text) || !COMES_TO.test(text)) return [];
  return [
    {
      structure: 'reader',
      text: say(`An alle, die kommen wollten: ${capital(text)}`),
      purpose: 'speaks_to_those_who_were_planning_to_come',
    },
  ];
};

/** Two main clauses that a dash, a semicolon or "denn" joins. */
const because: Frame = (text) => {
  const [, main = '', cause = ''] = /^([^,:]{8,160}), denn ([^:]{8,160})$/u.exec(text) ?? [];
  const clause = readClause(main);
  if (!clause || /^(?:er|sie|es|dort|hier|da)(?!\p{L})/iu.test(cause)) return [];
  return [
    {
      structure: 'reason',
      text: `${say(cause)} ${say('Deshalb', clause.verb, clause.subject, clause.when, clause.rest)}`,
      purpose: 'gives_the_reason_first_so_that_the_news_makes_sense',
    },
  ];
};

const FRAMES: readonly Frame[] = [
  timeFirst,
  subjectFirst,
  timeOfSubject,
  reasonFirst,
  shortReason,
  because,
  sought,
  thanked,
  novelty,
  titled,
  canceled,
  (text, reading) => subjectWordings(text, reading, 'de'),
  (text, reading) => posted(text, reading),
];
