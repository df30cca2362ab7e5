import { stemsOf } from '../language/stems.ts';
import { allTrades, type BankLanguage, tradeTextsOf } from './bank.ts';
import type { TradeTexts } from './trade.ts';

/** How well a line of the bank goes with a topic. */
export interface Related {
  /** 2 and more where it has the topic's own words, 1 where it is about the same, 0 where it is about something else. */
  of(line: string): number;
  /** Whether the topic is about what the trade is known for, and not only told by somebody of the trade. */
  readonly core: boolean;
}

const MOST_SHARED = 2;

/**
 * What has a word of the topic fits, and what has a word that the trade's lines use beside it: "loaf" goes with "sourdough",
 * "yarn" does not go with "candle". Words that any trade uses say nothing.
 */
export function relatedTo(
  topic: string,
  lead: string,
  trade: string,
  texts: TradeTexts,
  language: BankLanguage,
  whole: boolean,
): Related {
  const common = commonStems(language);
  const words = allTrades().get(trade)?.words[language];
  const strong = stemsIn(words?.strong ?? []);
  const ofTrade = new Set([...strong, ...stemsIn(words?.weak ?? [])]);
  const own = new Set([...stemsOf(topic)].filter((stem) => ofTrade.has(stem) || !common.has(stem)));
  const named = [...stemsOf(lead)].filter((stem) => strong.has(stem));
  // Where the trade itself is the news, all that is known of it goes along.
  const near = new Set<string>(whole && named.length > 0 ? strong : []);
  for (const line of linesOf(texts)) {
    const stems = stemsOf(line);
    if ([...stems].some((stem) => own.has(stem)))
      for (const stem of stems) if (strong.has(stem)) near.add(stem);
  }
  return {
    core: named.length > 0,
    of(line) {
      const stems = [...stemsOf(line)];
      const shared = stems.filter((stem) => own.has(stem)).length;
      if (shared > 0) return 1 + Math.min(MOST_SHARED, shared);
      return stems.some((stem) => near.has(stem)) ? 1 : 0;
    },
  };
}

const stemsIn = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [...stemsOf(word)]));

const linesOf = ({ truths, tips, questions, myths, problems, scenes }: TradeTexts): string[] => [
  ...truths,
  ...tips,
  ...questions.flatMap((pair) => Object.values(pair)),
  ...myths.flatMap((pair) => Object.values(pair)),
  ...problems.flatMap((pair) => Object.values(pair)),
  ...scenes,
];

/** A word that one trade in so many uses belongs to none. */
const COMMON = 9;
const known = new Map<BankLanguage, ReadonlySet<string>>();

function commonStems(language: BankLanguage): ReadonlySet<string> {
  const found = known.get(language);
  if (found) return found;
  const uses = new Map<string, number>();
  const names = [...allTrades().keys()];
  for (const name of names) {
    const texts = tradeTextsOf(name, language);
    for (const stem of texts ? stemsOf(linesOf(texts).join(' ')) : [])
      uses.set(stem, (uses.get(stem) ?? 0) + 1);
  }
  const common = new Set(
    [...uses].filter(([, count]) => count > names.length / COMMON).map(([stem]) => stem),
  );
  known.set(language, common);
  return common;
}
