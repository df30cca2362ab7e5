import nlp from 'compromise/two';
import { isNounFirst, knowsWord } from '../../topic/tagger.ts';
import { namesIn } from '../names.ts';
import { PUBLIC } from '../persons.ts';
import { isCapital, type Phrase, plainText } from '../phrase.ts';
import { isVague } from '../vague-words.ts';

interface Term {
  readonly word: string;
  readonly tags: ReadonlySet<string>;
  /** The characters between it and the next word. */
  readonly after: string;
  readonly isPossessive: boolean;
  /** Whether it is the first of its sentence, where a capital says nothing. */
  readonly starts: boolean;
}

const MAX_WORDS = 3;

/** Noun phrases, places and names of an English text, in its order: "second-hand prams", "Lyon". */
export function englishPhrases(text: string): Phrase[] {
  const isPublic = PUBLIC.test(text);
  const { joined, rest } = withoutJoinedNames(plainText(text));
  return [...sentencesOf(rest).flatMap((terms) => phrasesIn(terms, isPublic)), ...joined];
}

/** "Bank of Scotland", "Brandt & Lowe LLP", "St Mary’s Church": the tagger would part them. */
function withoutJoinedNames(text: string): { joined: Phrase[]; rest: string } {
  const joined = namesIn(text).names.filter(
    (words) =>
      words.some((word) => /^(?:&|of|the|de|la|du|and)$/u.test(word)) || /^St\.?$/u.test(words[0] ?? ''),
  );
  const rest = joined.reduce((remainder, words) => remainder.replace(words.join(' '), ','), text);
  return { joined: joined.map((words) => ({ words, kind: 'name' })), rest };
}

interface JsonTerm {
  readonly text: string;
  readonly post: string;
  readonly tags: readonly string[];
}

function sentencesOf(text: string): Term[][] {
  const read = nlp(text).json({ offset: false, terms: { text: true, tags: true } }) as {
    terms: JsonTerm[];
  }[];
  return read.map(({ terms }) => joinedByHyphen(terms));
}

/** "Second-hand" is one word. */
function joinedByHyphen(terms: readonly JsonTerm[]): Term[] {
  const joined: Term[] = [];
  for (const { text, post, tags } of terms) {
    const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'.-]*/u.exec(text)?.[0] ?? '';
    const last = joined.at(-1);
    if (last && last.after === '-')
      joined[joined.length - 1] = {
        word: `${last.word}-${bare(word)}`,
        tags: new Set(['Hyphenated', ...tags]),
        after: post,
        isPossessive: word !== bare(word),
        starts: last.starts,
      };
    else
      joined.push({
        word: bare(word),
        tags: new Set(tags),
        after: post,
        isPossessive: word !== bare(word),
        starts: joined.length === 0,
      });
  }
  return joined;
}

const bare = (word: string): string => word.replace(/’s?$/u, '');

function phrasesIn(terms: readonly Term[], isPublic: boolean): Phrase[] {
  const phrases: Phrase[] = [];
  let open: Term[] = [];
  const close = (): void => {
    const [first] = open;
    const before = first && terms[terms.indexOf(first) - 1];
    phrases.push(...phrasesOf(open, TO_PLACE.test(before?.word ?? ''), isPublic));
    open = [];
  };
  for (const [at, term] of terms.entries()) {
    const role = roleOf(terms, at);
    if (role === 'out') close();
    else {
      // A describing word begins a phrase; after a noun it begins another.
      if (role === 'describing' && !term.tags.has('Gerund') && open.some((one) => !isDescribing(one)))
        close();
      open.push(term);
    }
    if (isBroken(term)) close();
  }
  close();
  return phrases;
}

type Role = 'noun' | 'describing' | 'out';

const isDescribing = ({ tags }: Term): boolean =>
  tags.has('Adjective') || tags.has('Gerund') || tags.has('Participle');
const NEVER =
  /^(?:i|me|we|us|you|he|him|she|they|them|it|this|that|these|those|who|what|which|myself|ourselves|yourself|mine|ours|yours|our|my|your|his|her|their|its|off|out|up|down|on|ok|under|over|near|because|whatever|hands?|others?)$/iu;

function roleOf(terms: readonly Term[], at: number): Role {
  const { word, tags } = terms[at] as Term;
  const [before, next] = [terms[at - 1], terms[at + 1]];
  if (!/^[\p{L}\p{M}’-]{2,}$/u.test(word) || NEVER.test(word) || isVerbAlone(word)) return 'out';
  if (tags.has('Hyphenated') && tags.has('Particle')) return 'noun';
  if (at === 0 && tags.has('PresentTense') && isNounFirst(word.toLowerCase()) && /s$/u.test(word))
    return 'noun';
  if (
    ['Pronoun', 'Date', 'Value', 'Determiner', 'Preposition', 'Conjunction', 'QuestionWord'].some((one) =>
      tags.has(one),
    )
  )
    return tags.has('Hyphenated') && !tags.has('Value') ? 'describing' : 'out';
  if (tags.has('ProperNoun') || (tags.has('Noun') && !tags.has('Verb'))) return 'noun';
  if (tags.has('Adjective') && !tags.has('Verb')) return next && isNounish(next) ? 'describing' : 'out';
  if (tags.has('Expression') || tags.has('Adverb'))
    return word.length > 4 && !knowsWord(word.toLowerCase()) ? 'noun' : 'out';
  if (tags.has('Verb') && !tags.has('Auxiliary') && !tags.has('Copula'))
    return roleOfVerb(terms, at, before, next);
  return tags.size === 0 ? 'noun' : 'out';
}

/**
 * Returns the role of a word tagged as a verb that is a noun, or describes one: "peat bogs", "a village fête",
 * "police station".
 */
function roleOfVerb(terms: readonly Term[], at: number, before?: Term, next?: Term): Role {
  const { word, tags } = terms[at] as Term;
  const small = word.toLowerCase();
  const followed = next !== undefined && !isBroken(terms[at]) && isNounish(next);
  if (tags.has('Gerund')) {
    const opens =
      !before || isBroken(before) || before.tags.has('Preposition') || before.tags.has('Determiner');
    if (
      followed &&
      (opens || isNounish(before as Term) || before?.tags.has('Adjective') || isNounFirst(small))
    )
      return 'describing';
    return before && !isBroken(before) && isNounish(before) && isNounFirst(small) ? 'noun' : 'out';
  }
  if (tags.has('PastTense')) return 'out';
  const ofSingular = before?.tags.has('Singular') && !isBroken(before) && !before.tags.has('ProperNoun');
  if (tags.has('Infinitive') && ofSingular) return 'noun';
  if (followed && isNounFirst(small) && !before?.tags.has('Pronoun') && !(at === 0 && ASKS.test(word)))
    return 'noun';
  // "On peat bogs next week": after a preposition and a noun, a verb would have somebody who does it.
  const isInside = terms[at - 2]?.tags.has('Preposition') && !next?.tags.has('Determiner');
  const hasVerb = terms.slice(0, at - 1).some(({ tags }) => tags.has('Verb') && !tags.has('Gerund'));
  return ofSingular && isInside && hasVerb ? 'noun' : 'out';
}

/** With these a sentence that asks begins, although they may be nouns. */
const ASKS =
  /^(?:book|order|visit|plan|try|join|call|help|watch|ring|test|check|share|meet|mark|save|shop|taste|support|sponsor|name|picture|guess|view|start|end|spring|fall|rent|swap|stop|look|walk|run|talk|ask|use|need|want|sample|design|dress|hope|love|thank|like)$/iu;

const isBroken = (term: Term | undefined): boolean => /[,;:.!?()…–—"“”&/]/u.test(term?.after ?? '');
const isNounish = ({ word, tags }: Term): boolean =>
  (tags.has('Noun') || tags.has('ProperNoun')) &&
  !['Pronoun', 'Date', 'Value', 'Possessive'].some((one) => tags.has(one) && !isCapital(word)) &&
  !NEVER.test(word);

/** Participles that look like nouns: "hotel cut". */
const isVerbAlone = (word: string): boolean =>
  /^(?:cut|put|set|let|hit|got|made|done|gone|given|taken|held|kept|begun|shut|hurt|cost)$/iu.test(word);

/** Before a name that is all of its phrase, these tell a place. */
const TO_PLACE = /^(?:in|at|from|near|to)$/iu;

/** The phrase itself; a place or a name in it, by itself, too. */
function phrasesOf(terms: readonly Term[], isAfterIn: boolean, isPublic: boolean): Phrase[] {
  const names = rowsOfNames(terms);
  const others = names.flatMap((row): Phrase[] => {
    const words = row.map(({ word }) => word);
    const isPerson = isSomebody(row);
    const isPlace =
      !isPerson && (row.some(({ tags }) => tags.has('Place')) || (isAfterIn && row.length === terms.length));
    if (isPerson) return isPublic ? [{ words, kind: 'name' }] : [{ words, kind: 'person' }];
    return words.length <= MAX_WORDS ? [{ words, kind: isPlace ? 'place' : 'name' }] : [];
  });
  const persons = new Set(names.filter(isSomebody).flat());
  const nameTerms = new Set(names.flat());
  const tellingTerms = trimTerms(terms.filter((term) => !persons.has(term)));
  const isAllNames = tellingTerms.every(
    (term) => nameTerms.has(term) || (nameTerms.size > 0 && isVague(term.word, 'en')),
  );
  const noun: Phrase[] =
    tellingTerms.length > 0 && !isAllNames ? [nounPhrase(tellingTerms.slice(-MAX_WORDS))] : [];
  return [...noun, ...others];
}

const nounPhrase = (terms: readonly Term[]): Phrase => ({
  words: terms.map(({ word }) => word),
  kind: 'noun',
  describing: terms.findIndex((term) => !(isDescribing(term) && !term.tags.has('Gerund'))),
});

/** "PhD" alone names nobody. */
const isSomebody = (row: readonly Term[]): boolean =>
  row.some(({ tags, word }) => tags.has('Person') && !(row.length === 1 && /\p{Lu}.*\p{Lu}/u.test(word))) &&
  !row.some(({ tags }) => tags.has('Place') || tags.has('Organization'));

/** Without the vague words that describe: "new pay deal" is a pay deal. */
const trimTerms = (terms: readonly Term[]): Term[] => {
  const keptTerms = terms.filter(
    ({ word, tags }, at) => at === terms.length - 1 || !isVague(word, 'en') || tags.has('Hyphenated'),
  );
  return keptTerms.length === 1 && isVague(keptTerms[0]?.word ?? '', 'en') ? [] : keptTerms;
};

function rowsOfNames(terms: readonly Term[]): Term[][] {
  const rows: Term[][] = [];
  let open: Term[] = [];
  for (const term of terms) {
    const isName = isCapital(term.word) && (!term.starts || term.tags.has('ProperNoun'));
    if (isName) open.push(term);
    if ((!isName || term.isPossessive) && open.length > 0) {
      rows.push(open);
      open = [];
    }
  }
  if (open.length > 0) rows.push(open);
  return rows;
}
