import { lowerFirst, upperFirst } from '../../language/topic/casing.ts';
import { knowsWord, tag } from '../../language/topic/tagger.ts';
import type { Fact, Topic } from '../../language/topic/topic.ts';
import { ENGLISH_KINDS } from './english.ts';
import { coreOf, findKind, headOf } from './find-kind.ts';
import type { KindLines, KindName } from './kind.ts';

export interface LinesOfKind extends KindLines {
  readonly kind: KindName;
}

/** What can be said of an English topic by what kind of thing it is about, in its own words. `tail` sets facts behind a noun. */
export function linesOfKind(topic: Topic, tail: (facts: readonly Fact[]) => string): LinesOfKind {
  const { kind, subject, verb } = findKind(topic);
  const values = valuesOf(topic, kind, subject, verb, tail);
  const said = (lines: readonly string[]): string[] =>
    lines.map((line) => filled(line, values)).flatMap((line) => (line === null ? [] : [spoken(line, topic)]));
  const { told, heads, hooks, reasons, calls, whom, formal, endings } = ENGLISH_KINDS[kind];
  const week = ofTheWeek(topic);
  return {
    kind,
    told:
      DETERMINED.test(subject ?? '') || topic.thing === null || isTooBare(topic)
        ? []
        : week
          ? [week]
          : said(told),
    heads: topic.thing === null ? [] : said(heads),
    hooks: said(hooks),
    reasons: said(reasons),
    calls: said(calls),
    whom: said([whom])[0] ?? '',
    formal: said(formal),
    endings: said(endings),
  };
}

/** "coffee" is no news. */
const isTooBare = ({ thing, facts }: Topic): boolean => facts.length === 0 && !/ /.test(thing ?? '');

/** More is no name for anything. */
const LONGEST = 90;

type Values = Readonly<Record<string, string | null>>;

const DETERMINED = /^(?:our|my|the|this|these|your|all|every|each|both) /i;
const PERIOD = / of the (?:week|day|month|season|year)$/i;
/** Adjectives that are of the news and not of the thing. */
const ASIDE =
  /^(?:our |my |the |an? )?(?:(?:free|new|mobile|cheap|express|weekly|monthly|daily|next|brand-new) )*/i;

function valuesOf(
  { thing, facts, statement }: Topic,
  kind: KindName,
  subject: string | null,
  verb: string | null,
  tail: (facts: readonly Fact[]) => string,
): Values {
  const core = subject && subject.length <= LONGEST ? small(coreOf(subject)) || null : null;
  const some = core && withArticle(core);
  const many = core !== null && isPlural(core);
  const bare = core && (core.replace(ASIDE, '') || core);
  const when = factText(facts, 'when');
  const all = thing && `${DETERMINED.test(thing) ? thing : withArticle(thing)}${tail(facts)}`;
  const where = kind === 'move' ? movedTo(statement, facts) : factText(facts, 'where');
  return {
    some,
    Some: some && upperFirst(some),
    ours: core && (DETERMINED.test(core) ? core : `our ${core.replace(/^an? /i, '')}`),
    bare,
    Bare: bare && upperFirst(bare),
    all,
    All: all && upperFirst(thing && PERIOD.test(thing) ? `${thing}${tail(facts)}` : all),
    facts: facts.map(({ text }) => text).join(', ') || null,
    is: many ? 'are' : 'is',
    it: many ? 'they' : 'it',
    them: many ? 'them' : 'it',
    tastes: many ? 'taste' : 'tastes',
    when: when && /^(?:on|this|next) [^\d,]+$/i.test(when) ? when : null,
    where,
    place: kind === 'hours' && subject && /^our (?!.*\bhours$)/i.test(subject) ? subject : 'us',
    verb,
    verbed: verb && pastOf(verb),
  };
}

/** A sentence began with it: no name, as far as its first word is one that English writes small. */
function small(thing: string): string {
  if (DETERMINED.test(thing)) return lowerFirst(thing);
  const [first = '', second = ''] = thing.split(' ');
  const isName = !/^\p{Lu}\p{Ll}+$/u.test(first) || /^\p{Lu}/u.test(second) || NAMES.test(first);
  return isName || !knowsWord(first.toLowerCase()) ? thing : thing.charAt(0).toLowerCase() + thing.slice(1);
}

const NAMES =
  /^(?:easter|christmas|halloween|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|french|german|english|italian|spanish|greek|turkish|indian|chinese|japanese|irish|scottish|polish|swedish|mark|rose|bill|jack|grace)$/i;

const factText = (facts: readonly Fact[], kind: Fact['kind']): string | null =>
  facts.find((fact) => fact.kind === kind)?.text ?? null;

/** "We are moving to 12 High Street on 1 March" */
const movedTo = (statement: string, facts: readonly Fact[]): string | null =>
  factText(facts, 'where')?.replace(/^(?:to|at|in) /i, '') ??
  /\b(?:to|is|:) (\d{1,4} [\p{L}’ -]{3,40}?)(?=,| on | from | in |[.!]?$)/iu.exec(statement)?.[1] ??
  null;

const MASS =
  /^(?:soup|stew|bread|stollen|cheese|honey|jam|chutney|pasta|coffee|tea|juice|lemonade|beer|ale|wine|cider|gin|gelato|sorbet|breakfast|brunch|lunch|dinner|yoga|pilates|training|tuition|coaching|advice|delivery|hire|furniture|clothing|jewelry|jewellery|music|art|parking|equipment|pottery|firewood|compost|wood|fabric|wool|yarn|soap|paper|karaoke|bingo|restoration|asparagus|ramen|curry|gear|software|insurance|chess)$/i;

const isPlural = (thing: string): boolean => {
  const head = headOf(thing);
  if (MASS.test(head) || /(?:ss|us|is)$/i.test(head)) return false;
  return /^NNP?S$/.test(tag(head.toLowerCase())[0]?.tag ?? '') || /[a-z]{2}s$/i.test(head);
};

/** "a walking tour", "Christmas trees", "key cutting" */
function withArticle(thing: string): string {
  const head = headOf(thing);
  const has =
    /^(?:an?|our|my|the|this|these|your|all|every|each|both|some|more|two|three|four|five|six|\d\S*) /i;
  if (has.test(thing) || MASS.test(head) || isPlural(thing) || /ing$/i.test(head)) return thing;
  if (/^\p{Lu}/u.test(head)) return thing;
  const vowel = /^(?:[aeio]|u(?!ni|se|ti|k\b)|hour|honest)/i.test(thing) && !/^(?:one|eu)/i.test(thing);
  return `${vowel ? 'an' : 'a'} ${thing}`;
}

/** "leek and potato soup of the week" */
function ofTheWeek({ thing, facts }: Topic): string | null {
  const [, name = '', head = '', period = ''] =
    /^((?:[\p{L}’-]+ ){1,6})([\p{L}’-]+) (of the (?:week|day|month|season))$/iu.exec(thing ?? '') ?? [];
  if (!name || DETERMINED.test(name) || facts.length > 0) return null;
  return `Our ${head} ${period} is ${name.trim()}.`;
}

const pastOf = (verb: string): string =>
  verb === 'cut'
    ? 'cut'
    : verb.endsWith('e')
      ? `${verb}d`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ied`
        : `${verb}ed`;

function filled(line: string, values: Values): string | null {
  let whole = true;
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value) whole = false;
    return value ?? '';
  });
  return whole ? upperFirst(text) : null;
}

const spoken = (line: string, { voice }: Topic): string =>
  voice === 'I'
    ? line
        .replace(/\bus\b/g, 'me')
        .replace(/\bour\b/g, 'my')
        .replace(/\bOur\b/g, 'My')
        .replace(/\b[Ww]e\b(?! are)/g, 'I')
        .replace(/\b[Ww]e are\b/g, 'I am')
    : line;
