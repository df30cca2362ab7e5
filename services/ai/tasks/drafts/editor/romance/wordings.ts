import type { Reading } from '../../../../language/brief/reading.ts';
import { withoutEnding } from '../../../../language/topic/sentences.ts';
import type { Wording } from '../editor.ts';
import { posted } from '../shared/poster.ts';
import { capital, say, small } from '../shared/say.ts';
import { subjectWordings } from '../shared/subject.ts';
import { hasTime, timesFirst, timesLast } from '../shared/times.ts';

/** Words of French and Spanish for rewording both alike: both keep subject and verb in their order after a time. */
export interface RomanceWords {
  readonly language: 'fr' | 'es';
  /** A subject with its verb, or a verb whose ending says we or I, at the beginning of a sentence. */
  readonly clause: RegExp;
  /** A clause with "we". */
  readonly we: RegExp;
  /** Beginnings that are written small inside a sentence. */
  readonly small: RegExp;
  /** "We are looking for", and its equivalents. */
  readonly seek: RegExp;
  readonly sought: string;
  /** Thanks, and to whom. */
  readonly thank: RegExp;
  readonly thanks: string;
  readonly toAll: string;
  /** Something that people come to. */
  readonly event: RegExp;
  /** "X, because Y": the clauses, for the reason first. */
  readonly because: RegExp;
  readonly as: string;
  /** A time that begins like this can't open a sentence. */
  readonly noOpening: RegExp;
  readonly colon: string;
}

const DATE_FIRST = 'puts_the_date_first_for_readers_who_plan_ahead';
const LONGEST = 280;

/** Other ways to say the news of a French or Spanish brief. */
export function romanceWordings(reading: Reading, words: RomanceWords): Wording[] {
  const text = withoutEnding(reading.sentences[reading.newsAt]?.text ?? '');
  if (text.length > LONGEST || /[\n?]/u.test(text)) return [];
  return [
    ...timeFirst(text, words),
    ...timeLater(text, words),
    ...reasonFirst(text, words),
    ...causeFirst(text, reading, words),
    ...soughtFirst(text, reading, words),
    ...thankedFirst(text, reading, words),
    ...cancelFrames(text, reading, words),
    ...(words.clause.test(text) ? [] : subjectWordings(text, reading, words.language)),
    ...posted(text, reading),
  ];
}

/** "Nous ouvrons samedi notre fournil" → "Samedi, nous ouvrons notre fournil" */
function timeFirst(text: string, words: RomanceWords): Wording[] {
  const [clause = ''] = words.clause.exec(text) ?? [];
  if (clause === '' || hasTime(clause, words.language)) return [];
  const behind = text.slice(clause.length).trim();
  const middle = timesFirst(behind, words.language);
  const last = middle ? null : timesLast(text, words.language);
  const [when, before, rest] = middle
    ? [middle.when, clause, middle.rest]
    : [last?.when ?? '', last?.before ?? '', ''];
  if (when === '' || words.noOpening.test(when) || hasTime(rest, words.language)) return [];
  if (/[,;:]|(?<!\p{L})(?:y|e|et|ou|o|que|qui|pour|para|del?|du|au|al)$/u.test(before)) return [];
  if (/[:;]|^(?:,|(?:et|y|e|ou|o|à|al?) )/u.test(rest)) return [];
  // Spanish sets no comma before the verb.
  const comma = words.language === 'es' && words.we.test(clause) ? '' : ',';
  // A time at the end may be of the noun before it, unless the clause is short.
  if (!middle && before.split(' ').length > clause.split(' ').length + 5) return [];
  return [
    {
      structure: 'time',
      text: say(`${capital(when)}${comma}`, inner(before.trim(), words), rest),
      purpose: DATE_FIRST,
    },
  ];
}

/** "Le samedi 7 juin, nous ouvrons" → "Nous ouvrons le samedi 7 juin": only where the sentence ends there. */
function timeLater(text: string, words: RomanceWords): Wording[] {
  const times = timesFirst(text, words.language);
  const [clause = ''] = words.clause.exec(times ? capital(times.rest) : '') ?? [];
  if (!times || !words.we.test(clause) || /[,;:]/u.test(times.rest)) return [];
  const behind = times.rest.slice(clause.length).trim();
  return [
    { structure: 'news', text: say(clause, small(times.when), behind), purpose: 'leads_with_the_news' },
    { structure: 'time', text: say(text), purpose: DATE_FIRST },
  ];
}

function reasonFirst(text: string, words: RomanceWords): Wording[] {
  const { main = '', cause = '' } = words.because.exec(text)?.groups ?? {};
  if (main === '' || /^(?:il|elle|ils|elles|celui|él|ella|ellos)(?!\p{L})/iu.test(cause)) return [];
  return [
    {
      structure: 'reason',
      text: say(`${words.as} ${cause},`, inner(main, words)),
      purpose: 'gives_the_reason_first_so_that_the_news_makes_sense',
    },
  ];
}

/** A clause after a colon that works without the one before it. */
const CAUSE =
  /^(?<news>[^:;]{12,160}?) ?: (?<cause>(?:(?:el|la|los|las|le|les|notre|nos|nuestr[oa]s?) |l[’'])[^:;,]{1,60} (?:ha|han|a|ont|est|sont|está|están|se ha|se han) [^:;]{3,120})$/iu;

/** "Le concert n’aura pas lieu : la chanteuse a perdu sa voix" → the reason first. */
function causeFirst(text: string, { act }: Reading, words: RomanceWords): Wording[] {
  const { news = '', cause = '' } = CAUSE.exec(text)?.groups ?? {};
  if (cause === '' || !CAUSED.has(act.point)) return [];
  return [
    {
      structure: 'reason',
      text: say(`${capital(cause)}${words.colon} ${inner(news.trim(), words)}`),
      purpose: 'gives_the_reason_first_so_that_the_news_makes_sense',
    },
  ];
}

/** Points that surely have their cause behind the colon. */
const CAUSED = new Set(['cancel', 'disrupt', 'change', 'tell']);

function soughtFirst(text: string, { act }: Reading, words: RomanceWords): Wording[] {
  const [head = ''] = words.seek.exec(text) ?? [];
  if (head === '' || act.sober) return [];
  const what = text.slice(head.length).trim();
  return what.length < 4
    ? []
    : [
        {
          structure: 'reader',
          text: say(`${words.sought} ${what}`),
          purpose: 'names_first_what_you_are_looking_for',
        },
      ];
}

function thankedFirst(text: string, { act }: Reading, words: RomanceWords): Wording[] {
  const [head = ''] = words.thank.exec(text) ?? [];
  if (head === '' || act.point !== 'thank' || /[:;]/u.test(text)) return [];
  const preposition = head.trim().split(' ').at(-1) ?? '';
  return [
    {
      structure: 'reader',
      text: say(`${capital(preposition)} ${text.slice(head.length).trim()}${words.colon} ${words.thanks}`),
      purpose: 'names_those_you_thank_first',
    },
  ];
}

function cancelFrames(text: string, { act }: Reading, words: RomanceWords): Wording[] {
  if (act.point !== 'cancel' || act.status !== 'off' || /[:,]/u.test(text) || !words.event.test(text))
    return [];
  return [
    {
      structure: 'reader',
      text: say(`${words.toAll}${words.colon} ${inner(text, words)}`),
      purpose: 'speaks_to_those_who_were_planning_to_come',
    },
  ];
}

const inner = (text: string, words: RomanceWords): string => (words.small.test(text) ? small(text) : text);
