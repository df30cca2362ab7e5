import { type Choose, createChoose, createSeededRandom } from '../../../language/choose.ts';
import { ENGLISH, FRENCH, GERMAN, type Part, type Some, SPANISH, type Words } from './brief-words.ts';

/** A brief as somebody types it, and what each text about it must say. */
export interface GeneratedBrief {
  readonly topic: string;
  /** Numbers, prices, dates, times, names, addresses, offers and requests, as written in the brief. */
  readonly facts: readonly string[];
  /** Hashtags below the text. */
  readonly hashtags: readonly string[];
}

const LANGUAGES: readonly Words[] = [ENGLISH, GERMAN, FRENCH, SPANISH];
const HASHTAGS = ['#Brot', '#SlowFood', '#atelier2026', '#Leipzig', '#HechoAMano'];

/** Generates `count` briefs, in the four languages in turn; the same seed gives the same ones. */
export function generateBriefs(count: number, seed: number): GeneratedBrief[] {
  const random = createSeededRandom(seed);
  const choose = createChoose(random);
  return Array.from({ length: count }, (_, at) =>
    generateBrief(LANGUAGES[at % LANGUAGES.length] as Words, choose, random),
  );
}

function generateBrief(words: Words, choose: Choose, random: () => number): GeneratedBrief {
  const facts: string[] = [];
  const values: Readonly<Record<string, Some<string>>> = {
    thing: words.things,
    place: words.places,
    price: words.prices,
    when: words.dates,
    time: words.times,
    amount: words.amounts,
  };
  const chosenValues: Record<string, string> = {};
  const shape = choose.one(words.news);
  const brief = shape.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = choose.one(values[name] ?? NONE);
    chosenValues[name] = value;
    facts.push(value.replace(LEADING, ''));
    return value;
  });
  // Keeps related words together: "1.2 kg for €6.80".
  for (const [pair] of shape.matchAll(/\{amount\} \w+ \{price\}|\{thing\} \{price\}/gu))
    facts.push(pair.replace(/\{(\w+)\}/g, (_, name: string) => chosenValues[name] ?? ''));
  const news = brief.charAt(0).toUpperCase() + brief.slice(1);
  const others: Part[] = [];
  for (const [chance, parts] of [
    [0.55, words.offers],
    [0.6, words.requests],
    [0.45, words.details],
    [0.35, words.links],
  ] as const)
    if (random() < chance) others.push(choose.one<Part>(parts));
  const order = others
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
  for (const [, ...sentences] of order) facts.push(...sentences);
  const hashtags = random() < 0.2 ? choose.some(HASHTAGS, 2) : [];
  const lines = random() < 0.15 ? '\n' : ' ';
  const topic = [`${news}.`, ...order.map(([text]) => text)].join(lines);
  return {
    topic: hashtags.length > 0 ? `${topic} ${hashtags.join(' ')}` : topic,
    facts,
    hashtags: hashtags.map((tag) => tag.slice(1)),
  };
}

/** The words that lead to a date or a place may differ: "on", "am", "le", "el". */
const LEADING = /^(?:on|at|in|am|um|im|le|el|à|au|a|en) /;
const NONE: Some<string> = [''];
