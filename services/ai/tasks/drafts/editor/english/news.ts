import { type Clause, parseClause } from '../../../../language/brief/english/clause.ts';
import type { Reading, SpeechAct } from '../../../../language/brief/reading.ts';
import { lowerFirst, upperFirst } from '../../../../language/topic/casing.ts';
import { peelFacts } from '../../../../language/topic/facts.ts';
import { sentence, withoutEnding } from '../../../../language/topic/sentences.ts';
import { knowsWord } from '../../../../language/topic/tagger.ts';

/** The sentence with the news in its parts, each as the brief has it. */
export interface News {
  readonly act: SpeechAct;
  /** All of it, without its stop. */
  readonly text: string;
  /** Without its reason. */
  readonly main: string;
  /** "because", and what follows it. */
  readonly cause: { readonly by: string; readonly text: string } | null;
  /** The main part without when, where and how much. */
  readonly core: string;
  /** The clause of the main part, with when and where in its rest; null where the grammar isn't sure. */
  readonly clause: Clause | null;
  /** The clause of the core. */
  readonly bare: Clause | null;
  readonly when: string;
  readonly where: string;
  readonly price: string;
  /** When, where and how much as they end the sentence. */
  readonly tail: string;
}

const CAUSE =
  /^(.{6,200}?),? (because of|because|due to|owing to|thanks to|since|as|so that) (?!\d)(.{4,200})$/i;
/** "since Monday" and "as a team" give no reason. */
const NO_CAUSE =
  /^(?:since|as) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|last|this|yesterday|then|an?|the|our|well|usual|soon|long|part|of|from|always|in|at)\b/i;

export function readNews({ sentences, newsAt, act }: Reading): News {
  const text = withoutEnding(sentences[newsAt]?.text ?? '');
  const match = CAUSE.exec(text);
  const [, before = '', by = '', why = ''] =
    match && !NO_CAUSE.test(`${match[2]} ${match[3]}`) && tells(match[2], match[3]) ? match : [];
  const main = before || text;
  const { core, facts } = peelFacts(main, 'en');
  const of = (kind: 'when' | 'where' | 'price') =>
    facts
      .filter((one) => one.kind === kind)
      .map((one) => one.text)
      .join(', ');
  const tail = core === '' ? '' : main.slice(main.indexOf(core) + core.length).replace(/^[,\s:]+/, '');
  return {
    act,
    text,
    main,
    cause: by === '' ? null : { by: by.toLowerCase(), text: why },
    core: core || main,
    clause: parseClause(main),
    bare: core === '' ? null : parseClause(core),
    when: of('when'),
    where: of('where'),
    price: of('price'),
    tail,
  };
}

/** Behind "since" and "as" a clause gives the reason, and nothing else does. */
const tells = (by = '', why = ''): boolean =>
  !/^(?:since|as)$/i.test(by) || (parseClause(why) !== null && !/, (?:and|but|so) /i.test(why));

/** Changes a text's first letter for use inside a sentence. */
export const inner = (text: string): string => {
  if (/^(?:On|At|From|Until|In|Every|This|Next|By|Since|For|Before|After|Because|The|All|No)\b/.test(text))
    return small(text);
  const lowered = lowerFirst(text);
  const [first = '', second = ''] = text.split(' ');
  const plain =
    /^[A-Z][a-z]+$/.test(first) && /^[a-z(]/.test(second) && !NAMES.test(first) && knowsWord(small(first));
  return lowered === text && plain ? small(text) : lowered;
};

/** Words that are names as often. */
const NAMES =
  /^(?:bath|reading|hope|rugby|sandwich|battle|deal|rye|ware|wells|nice|mark|will|grace|joy|rose|lily|iris|ivy|bill|pat|rob|sue|jack|frank|grant|dean|art|drew|penny|ruby|amber|hazel|olive|daisy|heather|dawn|faith|april|may|june|august|march|january|february|july|september|october|november|december|christian|paris|florence|victoria|charlotte|turkey|china|spring|god|may|english|german|french|spanish|i|x|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;

/** An imperative inside a sentence: "if you register". */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Pieces with blanks between them, as a sentence; empty pieces fall away. */
export const say = (...pieces: readonly string[]): string =>
  sentence(
    pieces
      .filter((piece) => piece !== '')
      .join(' ')
      .replace(/ {1,3}([,.:;?!])/g, '$1'),
  );

export const ask = (...pieces: readonly string[]): string => `${withoutEnding(say(...pieces))}?`;

/** Two sentences or more, one after the other. */
export const both = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');

export const capital = (text: string): string => upperFirst(text);

/** "is", "are": what fits a subject. */
export const be = (subject: string): 'is' | 'are' =>
  /^(?:we|they|you)$|(?<!s|’|u|i)s$/i.test(subject.split(/ (?:of|in|at|for|on|from|with|to) /)[0] ?? '') ||
  / and /.test(subject)
    ? 'are'
    : 'is';

/** "We’re", "Our choir is". */
export const being = (subject: string): string =>
  /^we$/i.test(subject) ? 'We’re' : /^i$/i.test(subject) ? 'I’m' : `${capital(subject)} ${be(subject)}`;
