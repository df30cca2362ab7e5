import { type BankLanguage, occasionOf, occasionTextsOf, tradeTextsOf } from '../../../knowledge/bank.ts';
import { addressed } from '../../../knowledge/formal.ts';
import { type LinesOfKind, linesOfKind } from '../../../knowledge/kinds/lines-of.ts';
import type { Occasion, OccasionName, OccasionTexts } from '../../../knowledge/occasion.ts';
import { relatedTo } from '../../../knowledge/related.ts';
import type { TradeTexts } from '../../../knowledge/trade.ts';
import type { Topic } from '../../../language/topic/topic.ts';
import type { Frames } from '../frames/frames.ts';
import { framesFor } from '../frames/frames-for.ts';
import { OF_KIND } from '../of-kind.ts';
import type { DraftsInput } from '../schema.ts';
import { addressOf } from './address.ts';

import { filled, spokenBy, type Values, valuesOf } from './fill.ts';
import { createSupply, type Supply } from './supply.ts';
import { type Telling, tail, tellingsOf, thingWithFacts } from './tellings.ts';
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
  /** What helps whoever comes or buys, or what the work is like, as the occasion asks for. */
  readonly practice: Supply<string>;
  /** Why anybody should care on such an occasion. */
  readonly reasons: Supply<string>;
  readonly tips: Supply<string>;
  readonly scenes: Supply<string>;
  readonly questions: Supply<Pair<'question', 'answer'>>;
  readonly myths: Supply<Pair<'myth', 'fact'>>;
  readonly problems: Supply<Pair<'problem', 'answer'>>;
  readonly cares: Supply<string>;
  readonly hooks: Supply<string>;
  readonly calls: Supply<string>;
  readonly endings: Supply<string>;
  /** Whom such a thing is for. */
  readonly whom: Supply<string>;
  /** The news as a whole sentence, where the topic only names it. */
  readonly told: string | null;
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

interface Given extends Pick<Desk, 'topic' | 'details' | 'random'> {
  readonly language: BankLanguage;
  readonly trade: string | null;
  /** Whether the topic is surely somebody's of that trade. */
  readonly ofTrade: boolean;
  /** Whether a line states nothing that the user didn't say. */
  readonly isTrue: (line: string) => boolean;
}

export function createDesk({ topic, language, trade, ofTrade: sure, details, random, isTrue }: Given): Desk {
  const occasion = occasionOf(topic.occasion);
  const address = addressOf(topic, trade);
  const general = addressed(occasionTextsOf(topic.occasion, language), address);
  const kind = kindFor(topic, language);
  const own = kind ? ofKind(general, kind, trade === null) : general;
  const written = trade === null ? null : tradeTextsOf(trade, language);
  const known = written && addressed(written, address);
  const frames = framesFor(language, address);
  const values = valuesOf(topic);
  const named = valuesOf({ ...topic, thing: thingWithFacts(topic) });
  const about = [topic.statement, ...topic.more].join(' ');
  const related =
    trade && known ? relatedTo(about, topic.lead, trade, known, language, WHOLE.has(topic.occasion)) : null;
  const fit = (line: unknown) => related?.of(textOf(line)) ?? 0;
  const supply = <T>(...lists: (readonly T[])[]) =>
    createSupply(
      lists.map((list) => list.filter((line) => isTrue(textOf(line)))),
      { fit, random },
    );
  const said = (lines: readonly string[]) => fillAll(lines, values);
  /** A line beside the topic is worse than none; a bare subject with little of its own takes what the trade has. */
  const ofTrade = <K extends Kind>(kind: K): TradeTexts[K][number][] => {
    if (!occasion.trade.includes(kind) || !known) return [];
    const all: TradeTexts[K][number][] = [...known[kind]];
    const fitting = all.filter(
      (line) =>
        fit(line) > (LOOSE.has(kind) ? 0 : 1) ||
        (related?.core && SOLD.has(topic.occasion) && OF_ANY.has(kind)),
    );
    return topic.occasion === 'subject' && fitting.length < ENOUGH ? all : fitting;
  };
  const calls = ofTrade('calls').map((call) => spokenBy(topic, call));
  const once = createOnce(random);
  const heads = supply(fillAll(own.heads, named).filter(saysOnce)).upTo(HEADS);
  const [whole, ...others] = tellingsOf(topic, frames, heads, topic.ours === null ? (kind?.told ?? []) : []);
  const tellings = inTurn([...shuffled(others, random), ...(whole ? [whole] : [])]);
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
    practice: supply(practiceOf(topic.occasion, sure && topic.voice === 'we' ? known : null)),
    reasons: supply(said(own.reasons)),
    tips: supply(ofTrade('tips'), said(own.tips)),
    scenes: supply(ofTrade('scenes'), said(own.scenes)),
    questions: supply(ofTrade('questions'), own.questions),
    myths: supply(ofTrade('myths')),
    problems: supply(ofTrade('problems')),
    cares: supply(ofTrade('cares')),
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
    whom: supply(kind?.whom ? [kind.whom] : []),
    told: topic.ours === null ? (kind?.told[0] ?? null) : null,
    pictures: supply(known?.scenes ?? [], own.pictures),
    news: tellings,
    emoji,
    frame<T>(given: readonly T[]): T {
      if (!lines.has(given)) lines.set(given, once(given));
      return lines.get(given)?.() as T;
    },
  };
}

/** Null where the topic is about nothing that it could speak of. */
function kindFor(topic: Topic, language: BankLanguage): LinesOfKind | null {
  if (language !== 'en' || !OF_KIND.has(topic.occasion)) return null;
  const kind = linesOfKind(topic, tail);
  return kind.calls.length + kind.hooks.length >= FEWEST ? kind : null;
}

const FEWEST = 3;

/** What is said of any topic on such an occasion gives way to what has this topic's own words. */
function ofKind(general: OccasionTexts, kind: LinesOfKind, alone: boolean): OccasionTexts {
  const own = (lines: readonly string[], others: readonly string[], fewest = FEWEST) =>
    lines.length < fewest ? [...lines, ...others] : [...lines];
  return {
    ...general,
    heads: own(alone ? kind.heads : [], general.heads, 1),
    hooks: own(kind.hooks, general.hooks, 2),
    reasons: [...kind.reasons],
    tips: [],
    questions: [],
    calls: own(kind.calls, general.calls),
    formal: own(kind.formal, general.formal, 1),
    endings: own(kind.endings, general.endings, 1),
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

/** What the bank has of each trade, and picks by the topic's words. */
type Kind = Exclude<keyof TradeTexts, 'audiences' | 'visits' | 'work'>;

/** Where people are asked to come or to buy, and where they are asked to work. */
const VISITED: ReadonlySet<OccasionName> = new Set(['launch', 'opening', 'offer', 'product']);
const WORKED: ReadonlySet<OccasionName> = new Set(['hiring', 'welcome', 'culture', 'backstage']);

const practiceOf = (occasion: OccasionName, known: TradeTexts | null): readonly string[] =>
  (VISITED.has(occasion) ? known?.visits : WORKED.has(occasion) ? known?.work : undefined) ?? [];

/** What goes with the trade as a whole, where the topic is about what it is known for. */
const OF_ANY: ReadonlySet<Kind> = new Set(['cares', 'calls']);

/** What may be about the same thing in other words; the rest has to name it. */
const LOOSE: ReadonlySet<Kind> = new Set(['scenes', 'calls', 'cares']);

const ENOUGH = 3;

/** Where the trade itself is the news. */
const WHOLE: ReadonlySet<OccasionName> = new Set(['subject']);

/** Where what the trade sells is the news. */
const SOLD: ReadonlySet<OccasionName> = new Set([
  'launch',
  'product',
  'offer',
  'opening',
  'subject',
  'workshop',
  'tip',
]);

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

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);

/** Goes through a list, and begins again at its end. */
function inTurn<T>(list: readonly T[]): () => T {
  let at = 0;
  return () => list[at++ % list.length] as T;
}

/** The same in an order of chance. */
const createOnce =
  (random: () => number) =>
  <T>(list: readonly T[]): (() => T) =>
    inTurn(shuffled(list, random));
