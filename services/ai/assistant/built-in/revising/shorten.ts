import { stemsOf } from '../../../language/stems.ts';
import { upperFirst } from '../../../language/topic/casing.ts';
import { withoutEmoji } from '../../../language/topic/emoji.ts';
import { factsIn } from './facts-in.ts';
import { textOfUnits, type Unit, unitsOf } from './units.ts';

/** Two thirds of what it was. */
const ENOUGH = 0.66;
/** A longer text is the user's own work: only its filling words go. */
const MAX_UNITS = 120;

/**
 * The text with fewer sentences and all of its facts: first without what says nothing of the topic, then without the call,
 * at last without filling words. `limit` is a number of characters that it has to fit in. The same text where nothing can go.
 */
export function shortenText(text: string, topic: string, limit: number | null = null): string {
  const goal = limit ?? Math.floor(text.length * ENOUGH);
  const units = unitsOf(text);
  const keptUnits = units.length > MAX_UNITS ? units : fewer(units, topic, goal);
  const rest = keptUnits.length === units.length ? text : textOfUnits(keptUnits);
  if (rest.length <= goal || (limit === null && rest.length < text.length)) return rest;
  const tight = tightened(rest);
  return tight.length < text.length ? tight : text;
}

interface WeighedUnit {
  readonly unit: Unit;
  /** Facts and topic words that must stay in the text. */
  readonly says: readonly string[];
  readonly words: number;
}

/** Takes one sentence after the other, the least needed first, until the rest is short enough. */
function fewer(units: readonly Unit[], topic: string, goal: number): Unit[] {
  const about = new Set([...stemsOf(topic)].filter((stem) => !SMALL_WORDS.has(stem)));
  const weighed = units.map((unit): WeighedUnit => {
    const words = [...stemsOf(unit.text)].filter((stem) => about.has(stem));
    return { unit, says: [...factsIn(unit.text), ...words], words: words.length };
  });
  const maxLength = Math.max(...weighed.map(({ says }) => says.length));
  const news = weighed.find(({ says }) => says.length === maxLength);
  let keptUnits = weighed;
  for (;;) {
    if (keptUnits.length < 2 || lengthOf(keptUnits) <= goal) break;
    const least = leastNeeded(keptUnits, news);
    if (!least) break;
    keptUnits = keptUnits.filter((one) => one !== least);
  }
  return withoutTitles(keptUnits.map(({ unit }) => unit));
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'the and for with our you your are from that this have has will can new all not but was post about'.split(
    ' ',
  ),
);

const lengthOf = (weighedUnits: readonly WeighedUnit[]): number =>
  textOfUnits(weighedUnits.map(({ unit }) => unit)).length;

function leastNeeded(
  weighedUnits: readonly WeighedUnit[],
  news: WeighedUnit | undefined,
): WeighedUnit | undefined {
  const times = new Map<string, number>();
  for (const { says } of weighedUnits) for (const one of says) times.set(one, (times.get(one) ?? 0) + 1);
  const cost = (one: WeighedUnit): number =>
    one.words + (one === weighedUnits.at(-1) ? 1.5 : 0) + (one === weighedUnits[0] ? 0.5 : 0);
  return weighedUnits
    .filter((one) => one !== news && one.says.every((fact) => (times.get(fact) ?? 0) > 1))
    .sort((one, other) => cost(one) - cost(other) || other.unit.text.length - one.unit.text.length)[0];
}

/** "Three tips:" where no tip is left below it. */
const withoutTitles = (units: readonly Unit[]): Unit[] =>
  units.filter(
    ({ text, paragraph }, at) =>
      units.length < 2 ||
      !text.endsWith(':') ||
      units[at + 1]?.paragraph === paragraph ||
      factsIn(text).size > 0,
  );

const OPENINGS =
  /^(?:(?:good|great|big) news: |(?:good|worth) (?:to know|knowing): |save the date: |you[’']re invited: |in the spotlight today: |something for the calendar: |for your calendar: |news: |we(?: are|[’']re) (?:so |very |really )?(?:happy|excited|pleased|thrilled|delighted|proud) to (?:announce|share|tell you|say|let you know) (?:that )?)/iu;
const FILLERS =
  / (?:really|very|truly|absolutely|simply|quite|definitely|actually|basically|totally|just)(?= \p{Ll})/giu;
const BRACKETS = / \([^()]{1,120}\)/g;

/** Without what only fills. */
const tightened = (text: string): string =>
  withoutEmoji(text)
    .split('\n')
    .map((line) =>
      upperFirst(
        line
          .replace(OPENINGS, '')
          .replace(FILLERS, '')
          .replace(/\bin order to\b/g, 'to')
          .replace(BRACKETS, (whole) => (factsIn(whole).size > 0 ? whole : '')),
      ),
    )
    .join('\n')
    .trim();
