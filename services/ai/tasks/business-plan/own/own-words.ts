import { lowerFirst } from '../../../language/topic/casing.ts';
import { knowsWord } from '../../../language/topic/tagger.ts';
import type { PlanInput } from '../schema.ts';
import { inline } from '../words.ts';

/** The words a business uses for its own things, inside a sentence. */
export interface OwnWords {
  /** What it offers or is about: "church organ" of "Church organ restorers". */
  readonly thing: string;
  /** Whom it wants to reach, each kind of people by itself. */
  readonly who: readonly string[];
  /** What it asked to be shown: "short videos of voicing". */
  readonly wishes: readonly string[];
  /** Months, seasons and days with a name that its fields mention. */
  readonly seasons: readonly string[];
}

const LIMIT = 4;
/** Words that say what kind of business it is, and not what it offers. */
const HOUSE =
  /^(?:firms?|shops?|stores?|company|companies|studios?|agency|agencies|schools?|workshops?|practices?|business|services?|offices?|consultancy|consultants?|startups?|team|brand|boutique)$/iu;
/** Whoever does it stands behind what it is done to: "church organ restorers". */
const AGENT =
  /^(?:restorers?|makers?|tuners?|repairers?|dealers?|sellers?|growers?|breeders?|binders?|teachers?|tutors?|importers?|traders?|smiths?)$/iu;
const CRAFTS: Readonly<Record<string, string>> = {
  photographer: 'photography',
  photographers: 'photography',
  planner: 'planning',
  planners: 'planning',
  designer: 'design',
  designers: 'design',
  walker: 'walking',
  trainer: 'training',
};
const SEASON =
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|Christmas|Easter|Advent|Lent|Halloween|Ramadan)(?!\p{L})/gu;

export function ownWords(input: PlanInput): OwnWords {
  const all = [
    input.business_goals,
    input.timeframe,
    input.current_challenges,
    input.business_type,
    input.content_preferences,
  ];
  return {
    thing: thingOf(input.business_type),
    who: segmentsOf(input.target_demographics),
    wishes: partsOf(input.content_preferences).filter((part) => !/^(?:no|without|not|avoid)\b/iu.test(part)),
    seasons: [...new Set(all.join(' ').match(SEASON) ?? [])].slice(0, LIMIT),
  };
}

/** "Law firm for tenancy law" is about tenancy law, a "Driving school with two cars" about driving. */
export function thingOf(businessType: string): string {
  const line = inline(businessType, 120)
    .replace(/^(?:(?:we|i)(?: are|’m|'m| am| run| have| sell| offer| make)?|our|my) /iu, '')
    .replace(/^(?:an?|the) /iu, '');
  const [head = ''] = line.split(
    /[,;:(.–—]|\s(?:for|in|by|with|run|near|at|on|that|which|who|from|selling|of)\s/iu,
  );
  const [, complement = ''] = /\sfor\s([^,;:(.]{3,60})/iu.exec(line) ?? [];
  const words = head.trim().split(' ');
  const last = words.at(-1) ?? '';
  const isHouse = HOUSE.test(last);
  if (isHouse && complement !== '' && words.length < 3) return small(complement.trim());
  const isAgent = AGENT.test(last);
  const keptWords = (isHouse || isAgent) && words.length > 1 ? words.slice(0, -1) : words;
  const craftName = keptWords.map((word) => CRAFTS[word.toLowerCase()] ?? word).join(' ');
  return small(craftName) || 'what you offer';
}

/** "Families and office workers within two miles" are two kinds of people. */
const segmentsOf = (text: string): string[] => partsOf(text).map(small);

function partsOf(text: string): string[] {
  return inline(text, 400)
    .replace(AROUND, '$1')
    .split(/[,;]\s*(?:and |or )?/iu)
    .flatMap((part) => (RELATIVE.test(part) ? [part] : part.split(/\s(?:and|as well as|or)\s(?=\p{L}{3})/iu)))
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
    .slice(0, LIMIT);
}

/** "In and around Kassel" is one place, and no two kinds of people. */
const AROUND = /(?<=\s)(in|at|on|within|in|im|dans) and (?:around|near|about|outside)(?=\s)/giu;

/** "People who sang at school and stopped" are the same people. */
const RELATIVE = /\s(?:who|that|which|whose)\s/iu;

/** Small at its beginning where it is an English word, and no name or abbreviation: "HR managers", "Germans", "Pendler". */
export const small = (text: string): string => {
  const lower = lowerFirst(text);
  const [first = ''] = text.split(' ');
  const isKnown = /^\p{Lu}\p{Ll}+$/u.test(first) && knowsWord(first.toLowerCase()) && !NAMES.test(first);
  return isKnown ? text.charAt(0).toLowerCase() + text.slice(1) : lower;
};
const NAMES =
  /^(?:English|Germans?|French|Spanish|Italians?|Americans?|Europeans?|British|Irish|Scottish|Welsh|Turkish|Polish|Christians?|Muslims?|Jewish|Catholics?|Protestants?|London|Paris|Berlin|Bath|Reading|Nice)$/u;
