import nlp from 'compromise';

/** A clause in its parts, each as the text has it; there is one only where the grammar is sure. */
export interface Clause {
  readonly subject: string;
  /** The adverb between subject and verb, such as "now". */
  readonly adverb: string;
  /** The whole verb with its helpers: "are going", "will not open". */
  readonly verb: string;
  /** Its infinitive: "go". */
  readonly infinitive: string;
  readonly tense: 'past' | 'present' | 'future';
  readonly negated: boolean;
  /** The words after the verb. */
  readonly rest: string;
}

/** Longer sentences are somebody's own style. */
const LONGEST = 260;

const NOUNS =
  'fête fete police parish council council choir hive crew patch market fair club class sound park harbour harbor primary grammar staff team line lines works brewery bakery bus ferry';
nlp.addWords(Object.fromEntries(NOUNS.split(' ').map((word) => [word, 'Noun'])));

interface Term {
  readonly text: string;
  readonly pre: string;
  readonly post: string;
  readonly index: readonly [number, number];
}
interface FoundVerb {
  readonly terms: readonly Term[];
  readonly verb: { readonly infinitive?: string; readonly negative?: boolean; readonly auxiliary?: string };
}

/** Reads an English sentence as subject, verb and rest. */
export function parseClause(text: string): Clause | null {
  const sentence = spelledOut(text);
  if (sentence.length > LONGEST || /[?:;]|[–—] /.test(sentence)) return null;
  const doc = nlp(plainQuotes(sentence));
  const terms: Term[] = doc.sentences().json()[0]?.terms ?? [];
  const verbs = (doc.verbs().json() as FoundVerb[]).filter(
    (one) =>
      one.terms.length > 1 || PRONOUN.test(before(terms, one)) || !NO_VERB.test(one.terms[0]?.text ?? ''),
  );
  const [first] = verbs;
  const from = first?.terms[0]?.index[1];
  if (!first || from === undefined || from === 0) return null;
  const words = sentence.split(/\s+/);
  // Only where each term is a word of the text can the text itself be cut at a term.
  const starts = startsOf(terms, words);
  if (!starts) return null;
  const to = from + first.terms.length;
  const [begin, end] = [starts[from], starts[to] ?? words.length];
  if (begin === undefined || begin === 0) return null;
  const [subject, adverb] = splitVerb(words.slice(0, begin));
  const [verb, after] = splitVerb(words.slice(begin, end));
  if (!isSubject(subject) || /[,]/.test(verb)) return null;
  return {
    subject,
    adverb,
    verb,
    infinitive: first.verb.infinitive ?? '',
    tense: tenseOf(verb),
    negated: first.verb.negative === true || /n’t\b|\bnot\b|\bno longer\b/.test(verb),
    rest: [after, ...words.slice(end)].filter(Boolean).join(' '),
  };
}

const PRONOUN = /^(?:we|i|you|they)(?: now| also| still| only)?$/i;
const before = (terms: readonly Term[], { terms: [first] }: FoundVerb): string =>
  terms
    .slice(0, first?.index[1] ?? 0)
    .map(({ text }) => text)
    .join(' ');

/** Nouns that the tagger takes for verbs. */
const NO_VERB =
  /^(?:police|fete|fête|park|sound|hire|market|ferry|hand|set|paint|crew|class|bus|council|course|post|harbou?r|ground|swing|mushroom|mob|bank|school|house|dog|cut|second|spring|repair|walk|swap|talk|show|play|quiz)$/iu;
const ADVERB =
  /^(?:now|again|also|still|just|finally|already|currently|soon|once|more|always|usually|only|sadly|unfortunately)$/iu;

/** Words, and the adverbs that end them. */
function splitVerb(words: readonly string[]): [string, string] {
  let end = words.length;
  while (end > 1 && ADVERB.test(words[end - 1] ?? '')) end--;
  return [words.slice(0, end).join(' '), words.slice(end).join(' ')];
}

/** "We’re" is a subject and a verb. */
const spelledOut = (text: string): string =>
  text
    .replace(/(?<!\p{L})(we|you|they)’re(?!\p{L})/giu, '$1 are')
    .replace(/(?<!\p{L})i’m(?!\p{L})/giu, 'I am')
    .replace(/(?<!\p{L})(i|we|you|they)’ve(?!\p{L})/giu, '$1 have')
    .replace(/(?<!\p{L})(i|we|you|they)’ll(?!\p{L})/giu, '$1 will');

const plainQuotes = (text: string): string => text.replace(/’/g, "'");

/** For each term, which word of the text it is; null where they don't match. */
function startsOf(terms: readonly Term[], words: readonly string[]): (number | undefined)[] | null {
  const starts: number[] = [];
  let word = 0;
  let filler = '';
  for (const term of terms) {
    if (word >= words.length) return null;
    if (filler === '') starts.push(word);
    else starts.push(-1);
    filler += `${term.pre}${term.text}${term.post}`.replace(/\s+/g, '');
    const whole = plainQuotes(words[word] ?? '');
    if (filler.length >= whole.length) {
      word++;
      filler = '';
    }
  }
  return starts.map((one) => (one < 0 ? undefined : one));
}

/** A subject whose grammar is certain contains no separate clause. */
const isSubject = (text: string): boolean =>
  text.length <= 90 &&
  !/(?<!\p{L})(?:every|until|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d ?(?:am|pm))(?!\p{L}|’s)(?! (?:is|are)$)/iu.test(
    text.replace(/ on (?:\p{L}+day)$/u, ''),
  ) &&
  !/(?<!\p{L})(?:who|which|that|because|if|when|while|where|as|since|after|before|although|to|and so|but)(?!\p{L})/iu.test(
    text,
  ) &&
  !/^(?:please|just|now|yes|no|not|never|only|also|in|on|at|for|from|with|until|by|after|before|this|next|every)(?!\p{L})/iu.test(
    text,
  ) &&
  !text.endsWith(',');

const tenseOf = (verb: string): Clause['tense'] =>
  /\b(?:will|won’t|shall|going to)\b|’ll\b/i.test(verb)
    ? 'future'
    : /\b(?:was|were|had|did|didn’t)\b|(?:ed|got|went|came|found|lost|won|took|made|broke|stole|ran|saw|gave|began|left|sold|told|held|met|built|fell)\b/i.test(
          verb,
        ) && !/\b(?:has|have|is|are|’ve|’s|been|be)\b/i.test(verb)
      ? 'past'
      : 'present';
