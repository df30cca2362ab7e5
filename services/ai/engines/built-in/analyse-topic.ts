import tagging from 'natural/lib/natural/brill_pos_tagger/index.js';
import { type Category, categoryOf } from './categories.ts';
import { type Facts, factsIn } from './facts.ts';

/** What the writer understands of a topic. */
export interface TopicAnalysis {
  /** Its first sentence as one clean line, without a full stop. */
  readonly text: string;
  /** What it says after that, in its own words; empty when that was all. */
  readonly more: string;
  /** The first address in it. */
  readonly link: string | null;
  /** Whether it is a whole clause ("We open on Friday") rather than a name for something ("our new menu"). */
  readonly clause: boolean;
  /** News can be announced; a theme can be talked about; an opening looks for somebody. */
  readonly kind: 'news' | 'theme' | 'opening';
  /** What it is about, as it can stand after "about": "our new autumn menu". */
  readonly subject: string;
  /** Other things it names, most important first. */
  readonly phrases: readonly string[];
  readonly category: Category;
  readonly intent: Intent;
  readonly facts: Facts;
}

export type Intent = 'launch' | 'event' | 'offer' | 'lessons' | 'story' | 'hiring' | 'thanks' | 'general';

const MOST_WORDS = 60;
const MOST_DETAILS = 600;
/** At least three words, and no abbreviation such as “St.” at its end. */
const SENTENCE = /^\S+\s+\S+\s+.*?\S{3,}[.!?](?=\s|$)/;
const LINK = /https?:\/\/\S+/;
const ASKING =
  /^(please\s+)?(can you\s+)?((write|create|make|draft|generate)\s+(me\s+)?)?((a|an|some)\s+)?((social media\s+)?(posts?|captions?|content)\s+)(about|on|for|announcing|to announce)\s+/i;

const tagger = lazy(
  () => new tagging.BrillPOSTagger(new tagging.Lexicon('EN', 'NN', 'NNP'), new tagging.RuleSet('EN')),
);

export function analyseTopic(input: string): TopicAnalysis {
  const { text, more } = split(cleaned(input));
  const tagged = tag(text);
  const chunks = nounChunks(tagged);
  const intent = intentOf(text);
  const clause = hasVerb(tagged);
  return {
    text,
    more,
    link: LINK.exec(input)?.[0].replace(/[.,;:!?)]+$/, '') ?? null,
    clause,
    kind: intent === 'hiring' ? 'opening' : NEWSY.has(intent) || clause ? 'news' : 'theme',
    subject: subjectOf(text, chunks, clause, intent, tagged),
    phrases: chunks,
    category: categoryOf(`${text}. ${more}`),
    intent,
    facts: factsIn(`${text}. ${more}`),
  };
}

const NEWSY = new Set<Intent>(['launch', 'event', 'thanks']);
const SHORT_NAME = 6;

/** What can stand after "about". */
function subjectOf(text: string, chunks: string[], clause: boolean, intent: Intent, words: Word[]): string {
  const opening = text.split(/[,:;–—]/)[0] ?? text;
  if (intent === 'hiring') return 'joining our team';
  if (/^(why|how|what|when|where|who)\b/i.test(text))
    return chunks[0] ?? opening.charAt(0).toLowerCase() + opening.slice(1);
  if (!clause && opening.split(' ').length <= SHORT_NAME) return lowerFirst(opening, words);
  const [chunk] = chunks.map((one) => one.replace(/^all /i, ''));
  if (!chunk && clause) return 'our news';
  return lowerFirst(chunk ?? opening.split(' ').slice(0, SHORT_NAME).join(' '), words);
}

/** One line, no markup, no request around it ("write a post about …"). */
const cleaned = (input: string): string =>
  input
    .replace(/<[^>]*>/g, ' ')
    .replace(new RegExp(`(?:\\b[\\w ]{0,20}(?:at|on|via|here):? )?${LINK.source}`, 'g'), ' ')
    .replace(/#(\w+)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ASKING, '');

/** The first sentence says what it is about; the rest goes along in the writer's own words. */
function split(line: string): { text: string; more: string } {
  const first = SENTENCE.exec(line)?.[0] ?? line;
  const words = first.split(' ').slice(0, MOST_WORDS).join(' ');
  const text = upperFirst(words.replace(/[\s.!?;,:]+$/, '')) || 'Our news';
  return { text, more: shortened(line.slice(first.length).trim()) };
}

/** Whole sentences, as many as fit. */
const shortened = (text: string): string => {
  const sentences = text.match(/[^.!?]+[.!?]*(?:\s|$)/g) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if (kept.length + sentence.length > MOST_DETAILS) break;
    kept += sentence;
  }
  return kept.trim();
};

interface Word {
  readonly token: string;
  readonly tag: string;
}

function tag(text: string): Word[] {
  const tokens = text.split(/\s+/).flatMap((word) => word.split(/(?<=[\w’'])(?=[,:;()"]+$)|(?<=^[("“])/));
  const [first = '', ...rest] = tokens;
  // A capital at the start says nothing, and would make a name of any word.
  const { taggedWords } = tagger().tag([
    /^[A-Z][a-z’']+$/.test(first) ? first.toLowerCase() : first,
    ...rest,
  ]);
  return taggedWords.map(({ token, tag }) => ({ token, tag: correct(token, tag) }));
}

/** Where the tagger is known to be wrong about words that topics are full of. */
function correct(token: string, tag: string): string {
  if (/^(our|my|your|their|its|his|her)$/i.test(token)) return 'PRP$';
  if (
    /^(opens|launches|starts|begins|arrives|returns|celebrates|turns|offers|introduces|announces|wins|moves|closes)$/i.test(
      token,
    )
  )
    return 'VBZ';
  if (/^(is|are|was|were|has|have|will|can)$/i.test(token)) return 'VBZ';
  if (/^\d/.test(token)) return 'CD';
  if (/^(so|far|here|there|now|then|about)$/i.test(token)) return 'RB';
  if (
    /^(packaging|cleaning|training|cooking|baking|marketing|branding|planning|coaching|catering|tasting|opening)$/i.test(
      token,
    )
  )
    return 'NN';
  return tag;
}

// After a pronoun comes a verb, whatever the tagger makes of it: "We open".
const hasVerb = (words: Word[]): boolean =>
  /^(we|i|you|they|it)$/i.test(words[0]?.token ?? '') ||
  (words.some(({ tag }) => /^(VBZ|VBP|VBD|MD)$/.test(tag)) &&
    !/^(how|why|what|when|where|who)$/i.test(words[0]?.token ?? ''));

const IN_CHUNK = /^(DT|PRP\$|CD|JJ|JJR|JJS|NN|NNS|NNP|NNPS|VBN|POS)$/;
const HEAD = /^(NN|NNS|NNP|NNPS)$/;
const TIME =
  /^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|week|month|year|morning|evening|night|january|february|march|april|may|june|july|august|september|october|november|december)s?$/i;

/** Phrases such as "our new autumn menu": what may stand before a noun, ending in a noun. */
function nounChunks(words: Word[]): string[] {
  const chunks: Word[][] = [];
  let open: Word[] = [];
  const close = () => {
    while (open.length > 0 && !HEAD.test(open.at(-1)?.tag ?? '')) open.pop();
    if (
      open.length > 0 &&
      !open.every(({ token }) => TIME.test(token) || /^(this|next|last|the|a)$/i.test(token))
    )
      chunks.push(open);
    open = [];
  };
  for (const word of words) {
    const starts = /^(DT|PRP\$)$/.test(word.tag);
    if (starts || !IN_CHUNK.test(word.tag) || /[,:;.!?()]/.test(word.token)) close();
    if (IN_CHUNK.test(word.tag) && /[\p{L}\p{N}]/u.test(word.token)) open.push(word);
  }
  close();
  const text = chunks.map((chunk) => chunk.map(({ token }) => token).join(' '));
  return [...new Set(text)].sort((a, b) => weight(b) - weight(a) || text.indexOf(a) - text.indexOf(b));
}

/** A phrase with an own word beside the noun says more than a bare one. */
const weight = (chunk: string): number =>
  Math.min(3, chunk.split(' ').filter((word) => !/^(the|a|an)$/i.test(word)).length);

const INTENTS: readonly (readonly [Intent, RegExp])[] = [
  ['hiring', /\b(hiring|we'?re looking for|job|join our team|vacanc|apprentice|recruit)/i],
  ['offer', /\b(\d+ ?% off|discount|sale|offer|free|deal|voucher|black friday|half price|save)\b/i],
  ['lessons', /\b(lessons?|tips?|how to|ways to|mistakes|guide|checklist|steps|learn(ed|t)?|things)\b/i],
  ['thanks', /\b(thank|anniversary|years? (old|of)|birthday|milestone|celebrat|award|won|customers later)/i],
  [
    'event',
    /\b(event|webinar|workshop|join us|invitation|conference|meetup|concert|class|festival|open day|market|tasting)\b/i,
  ],
  ['launch', /\b(launch|open(s|ing)?|new|introduc|announc|arriv|release|coming soon|now available)\w*/i],
  ['story', /\b(behind the scenes|why we|story|how we|journey|meet the|our team|day in the life)\b/i],
];

const intentOf = (text: string): Intent =>
  INTENTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'general';

/** Small at the start, unless it is a name or an abbreviation. */
function lowerFirst(phrase: string, words: Word[]): string {
  const [first = ''] = phrase.split(' ');
  const name =
    words.some(({ token, tag }) => token === first && /^NNPS?$/.test(tag)) || /^[A-Z]{2}/.test(first);
  return name ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
