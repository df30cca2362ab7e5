import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import type { BenchTopic } from './topics/bench-topic.ts';

export interface Written {
  readonly topic: BenchTopic;
  readonly drafts: readonly GeneratedPost[];
}

export interface Figures {
  readonly topics: number;
  readonly drafts: number;
  readonly overlap: number;
  readonly beyond: number;
  readonly stock: readonly (readonly [sentence: string, topics: number])[];
  readonly repeated: number;
  readonly overLimit: number;
  /** Facts that fewer than half of a topic's drafts have. */
  readonly lost: readonly string[];
  readonly few: readonly string[];
}

export function measured(written: readonly Written[]): Figures {
  return {
    topics: written.length,
    drafts: sum(written.map(({ drafts }) => drafts.length)),
    overlap: mean(written.flatMap(overlapOf)),
    beyond: mean(written.map(wordsBeyond)),
    stock: stockSentences(written),
    repeated: sum(
      written.map(({ drafts }) => drafts.length - new Set(drafts.map(({ content }) => content)).size),
    ),
    overLimit: sum(written.map(({ drafts }) => drafts.filter((draft) => !fits(draft)).length)),
    lost: written.flatMap(({ topic, drafts }) =>
      topic.facts
        .filter((fact) => drafts.filter(({ content }) => has(content, fact)).length < drafts.length / 2)
        .map((fact) => `${fact} — ${topic.text}`),
    ),
    few: written.filter(({ drafts }) => drafts.length < 2).map(({ topic }) => topic.text),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/'/g, '’')
    .match(/[\p{L}\p{N}’]+/gu) ?? [];
const has = (content: string, fact: string): boolean =>
  ` ${wordsOf(content).join(' ')} `.includes(` ${wordsOf(fact).join(' ')} `) ||
  content.toLowerCase().includes(fact.toLowerCase());

/** Rows of three words that two drafts of one topic share, those of the facts' own words left out. */
function overlapOf({ topic, drafts }: Written): number[] {
  const given = new Set(topic.facts.flatMap(wordsOf));
  const rows = drafts.map(({ content }) => {
    const words = wordsOf(content);
    const triples = words.slice(2).map((_, at) => words.slice(at, at + 3));
    return new Set(triples.filter((three) => !three.every((word) => given.has(word))).map(String));
  });
  const pairs: number[] = [];
  for (const [at, one] of rows.entries())
    for (const other of rows.slice(at + 1)) {
      const fewest = Math.min(one.size, other.size);
      if (fewest > 0) pairs.push([...one].filter((row) => other.has(row)).length / fewest);
    }
  return pairs.length > 0 ? [mean(pairs)] : [];
}

/** Words of a draft that the topic doesn't have, in the mean. */
function wordsBeyond({ topic, drafts }: Written): number {
  const given = new Set(wordsOf(topic.text));
  return mean(drafts.map(({ content }) => wordsOf(content).filter((word) => !given.has(word)).length));
}

/** Sentences that more than one topic in ten has, without those of the topics themselves. */
function stockSentences(written: readonly Written[]): (readonly [string, number])[] {
  const topicsBySentence = new Map<string, number>();
  for (const { drafts } of written) {
    const said = new Set(drafts.flatMap(({ content }) => content.split(/(?<=[.!?:])\s+|\n+/).map(plain)));
    for (const one of said)
      if (/\p{L}/u.test(one)) topicsBySentence.set(one, (topicsBySentence.get(one) ?? 0) + 1);
  }
  return [...topicsBySentence]
    .filter(([, topics]) => topics > written.length / 10)
    .sort(([, one], [, other]) => other - one);
}

const plain = (text: string): string => wordsOf(text).join(' ');

const fits = ({ content, hashtags }: GeneratedPost): boolean => {
  const whole = `${content}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`;
  return Object.values(LIMITS).every(({ text }) => textLength(whole) <= text);
};
