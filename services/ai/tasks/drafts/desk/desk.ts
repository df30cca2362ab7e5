import { type BankLanguage, occasionOf, occasionTextsOf, tradeTextsOf } from '../../../knowledge/bank.ts';
import type { Occasion } from '../../../knowledge/occasion.ts';
import { relatedTo } from '../../../knowledge/related.ts';
import type { TradeTexts } from '../../../knowledge/trade.ts';
import type { Topic } from '../../../language/topic/topic.ts';
import type { Frames } from '../frames/frames.ts';
import { framesFor } from '../frames/frames-for.ts';
import type { DraftsInput } from '../schema.ts';
import { filled, spokenBy, type Values, valuesOf } from './fill.ts';
import { createSupply, type Supply } from './supply.ts';
import { type Telling, tellingsOf, thingWithFacts } from './tellings.ts';
import { inTone } from './tone.ts';

/** What the user said beside the topic. */
export type Details = NonNullable<DraftsInput['details']>;

type Pair<A extends string, B extends string> = Readonly<Record<A | B, string>>;

/** What the angles write with: the topic, what the bank knows of its trade and occasion, and how often what was said. */
export interface Desk {
  readonly topic: Topic;
  readonly details: Details;
  readonly occasion: Occasion;
  readonly frames: Frames;
  readonly random: () => number;
  /** Whether there is anything of the trade that fits this occasion. */
  readonly knowsTrade: boolean;
  /** General truths of the trade. */
  readonly truths: Supply<string>;
  /** Why anybody should care on such an occasion. */
  readonly reasons: Supply<string>;
  readonly tips: Supply<string>;
  readonly scenes: Supply<string>;
  readonly questions: Supply<Pair<'question', 'answer'>>;
  readonly myths: Supply<Pair<'myth', 'fact'>>;
  readonly problems: Supply<Pair<'problem', 'answer'>>;
  readonly cares: Supply<string>;
  readonly audiences: Supply<string>;
  readonly hooks: Supply<string>;
  readonly calls: Supply<string>;
  readonly endings: Supply<string>;
  readonly pictures: Supply<string>;
  /** The news, each time in another way as far as there are any. */
  news(): Telling;
  /** An empty string where none belongs. */
  emoji(): string;
  /** Whether date, place and price have signs of their own. */
  readonly signs: boolean;
  /** A last line for a professional network. */
  formal(): string;
  /** A call to action that may have been given out before. */
  casual(): string;
  /** One of a frame's lines; the other drafts of this topic get others. */
  frame<T>(lines: readonly T[]): T;
}

export function createDesk(
  topic: Topic,
  language: BankLanguage,
  trade: string | null,
  details: Details,
  random: () => number,
): Desk {
  const occasion = occasionOf(topic.occasion);
  const own = occasionTextsOf(topic.occasion, language);
  const known = trade === null ? null : tradeTextsOf(trade, language);
  const frames = framesFor(language);
  const values = valuesOf(topic);
  const named = valuesOf({ ...topic, thing: thingWithFacts(topic) });
  const about = [topic.statement, ...topic.more].join(' ');
  const related = trade && known ? relatedTo(about, topic.lead, trade, known, language) : null;
  const fit = (line: unknown) => related?.of(textOf(line)) ?? 0;
  const supply = <T>(...lists: (readonly T[])[]) => createSupply(lists, { fit, random });
  const said = (lines: readonly string[]) => fillAll(lines, values);
  /** A line beside the topic is worse than none. */
  const ofTrade = <K extends keyof TradeTexts>(kind: K): TradeTexts[K][number][] =>
    !occasion.trade.includes(kind) || !known
      ? []
      : [...known[kind]].filter((line) => fit(line) > 0 || (related?.core && OF_ANY.has(kind)));
  const calls = ofTrade('calls').map((call) => spokenBy(topic, call));
  const once = createOnce(random);
  const heads = supply(fillAll(own.heads, named).filter(saysOnce)).upTo(HEADS);
  const tellings = once(tellingsOf(topic, frames, heads));
  const signs = takesEmoji(occasion, details);
  const emoji = once(signs ? (EMOJI_OF[details.tone ?? 'plain'] ?? occasion.emoji) : ['']);
  const formal = once(said(own.formal));
  const wanted = details.goal ? frames.goals[details.goal] : [];
  const asked = [...wanted, ...said(own.calls)].map((line) => inTone(line, details.tone, language));
  const lines = new Map<readonly unknown[], () => unknown>();
  return {
    topic,
    details,
    occasion,
    frames,
    random,
    knowsTrade: known !== null && occasion.trade.length > 0,
    truths: supply(ofTrade('truths')),
    reasons: supply(said(own.reasons)),
    tips: supply(ofTrade('tips'), ofTrade('tips').length > 0 ? [] : said(own.tips)),
    scenes: supply(ofTrade('scenes'), said(own.scenes)),
    questions: supply(ofTrade('questions'), own.questions),
    myths: supply(ofTrade('myths')),
    problems: supply(ofTrade('problems')),
    cares: supply(ofTrade('cares')),
    audiences: supply(ofTrade('audiences')),
    hooks: supply(calls.filter(asks), said(own.hooks)),
    calls:
      details.tone === 'professional'
        ? {
            take: (count) => said(own.formal).slice(0, count),
            upTo: (count) => said(own.formal).slice(0, count),
            one: formal,
          }
        : supply(
            asked.slice(0, wanted.length),
            [],
            asked.slice(wanted.length),
            calls.filter((call) => !asks(call)),
          ),
    formal,
    casual: once(asked),
    signs,
    endings: supply(said(own.endings)),
    pictures: supply(known?.scenes ?? [], own.pictures),
    news: tellings,
    emoji,
    frame<T>(given: readonly T[]): T {
      if (!lines.has(given)) lines.set(given, once(given));
      return lines.get(given)?.() as T;
    },
  };
}

/** Plain and professional drafts have none unless they are asked for; sober news has none in any case. */
const takesEmoji = ({ mood, emoji }: Occasion, details: Details): boolean =>
  emoji.length > 0 &&
  mood !== 'sober' &&
  mood !== 'grave' &&
  (details.emoji ?? (details.tone !== 'plain' && details.tone !== 'professional'));

const EMOJI_OF: Readonly<Partial<Record<string, readonly string[]>>> = {
  warm: ['💛', '🤗', '😊', '❤️'],
  lively: ['🎉', '✨', '👏', '🙌'],
};

/** What goes with the trade as a whole, where the topic is about what it is known for. */
const OF_ANY: ReadonlySet<keyof TradeTexts> = new Set(['scenes', 'cares', 'audiences', 'calls']);

const textOf = (line: unknown): string =>
  typeof line === 'string' ? line : Object.values(line as Readonly<Record<string, string>>).join(' ');

/** How many of the tellings may begin with the occasion's own words. */
const HEADS = 3;

/** "New: our new menu" says it twice. */
const saysOnce = (line: string): boolean =>
  !/^(new|neu|nouve|noved)/i.test(line) || !/ (new|neu|nouve|nuev)/i.test(line);

const asks = (line: string): boolean => line.endsWith('?');

const fillAll = (lines: readonly string[], values: Values): string[] =>
  lines.map((line) => filled(line, values)).filter((line) => line !== null);

/** Goes through a list in an order of chance, and begins again at its end. */
const createOnce =
  (random: () => number) =>
  <T>(list: readonly T[]): (() => T) => {
    const order = [...list].map((one) => ({ one, key: random() })).sort((a, b) => a.key - b.key);
    let at = 0;
    return () => (order[at++ % order.length] as { one: T }).one;
  };
