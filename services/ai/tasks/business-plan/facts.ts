import { type Challenge, challengesOf } from './challenges-of.ts';
import { type Channel, channelsFor } from './channels.ts';
import { type Goal, goalsOf } from './goals.ts';
import type { Nature } from './natures/nature.ts';
import { natureOf } from './natures/nature-of.ts';
import { type OwnWords, ownWords } from './own/own-words.ts';
import { type Budget, type Means, meansOf, monthly, readBudget } from './read-budget.ts';
import { readHours, type WorkTime } from './read-hours.ts';
import { exactWeeksOf, weeksOf } from './read-timeframe.ts';
import type { PlanInput } from './schema.ts';
import { targetsIn } from './targets.ts';

/** What is understood of the eight fields. */
export interface PlanFacts {
  readonly input: PlanInput;
  readonly own: OwnWords;
  readonly nature: Nature;
  readonly challenges: readonly Challenge[];
  readonly toCompanies: boolean;
  readonly goals: readonly Goal[];
  readonly budget: Budget;
  readonly aMonth: number;
  readonly means: Means;
  readonly weeks: number;
  /** Whether these weeks are what the user said. */
  readonly weeksAreExact: boolean;
  /** The time that the user has; null where nothing was said of it. */
  readonly time: WorkTime | null;
  /** The user's targets, with their numbers. */
  readonly targets: readonly string[];
  readonly channels: readonly Channel[];
  readonly postsAWeek: number;
  readonly wishes: Wishes;
}

/** What the content should be, and what it should not. */
export interface Wishes {
  readonly video: boolean;
  readonly noVideo: boolean;
}

const TO_COMPANIES =
  /\b(?:b2b|hr|councils?|hospitals?|architects?|companies|businesses|business owners|founders|managers|executives|entrepreneurs|firms|employers|startups|decision makers)\b/iu;
const DEFAULT_WEEKS = 13;
const POSTS: Readonly<Record<Means, number>> = { none: 2, small: 3, medium: 4, large: 5 };

export function factsOf(input: PlanInput): PlanFacts {
  const { business_type, target_demographics, business_goals, content_preferences } = input;
  const toCompanies = TO_COMPANIES.test(target_demographics);
  const budget = readBudget(input.budget);
  const weeks = weeksOf(input.timeframe) ?? DEFAULT_WEEKS;
  const aMonth = monthly(budget, (weeks * 12) / 52);
  const means = meansOf(aMonth);
  const time = timeIn(input);
  return {
    input,
    own: ownWords(input),
    nature: natureOf(business_type),
    challenges: challengesOf(input.current_challenges),
    toCompanies,
    goals: goalsOf(business_goals),
    budget,
    aMonth,
    means,
    weeks,
    weeksAreExact: input.timeframe === '' || exactWeeksOf(input.timeframe) !== null,
    time,
    targets: targetsIn(business_goals),
    channels: channelsFor(input.platform, toCompanies, means).slice(0, mostChannels(time)),
    postsAWeek: Math.min(POSTS[means], mostPosts(time)),
    wishes: wishesOf(content_preferences),
  };
}

const timeIn = (input: PlanInput): WorkTime | null =>
  [input.budget, input.current_challenges, input.timeframe, input.content_preferences, input.business_goals]
    .map(readHours)
    .find((time) => time !== null) ?? null;

/** A post takes half an hour, and answers take two fifths of the time. */
const MINUTES_A_POST = 30;
const WRITING = 0.6;
const mostPosts = (time: WorkTime | null): number =>
  time ? Math.max(1, Math.floor((time.minutes * WRITING) / MINUTES_A_POST)) : Number.POSITIVE_INFINITY;

/** A further channel asks for an hour and a half more. */
const MINUTES_A_CHANNEL = 90;
const mostChannels = (time: WorkTime | null): number =>
  time ? Math.max(1, Math.floor(time.minutes / MINUTES_A_CHANNEL)) : Number.POSITIVE_INFINITY;

const wishesOf = (text: string): Wishes => {
  const noVideo = /\b(?:no|without|avoid|not) (?:any )?(?:videos?|reels?|filming|film)\b/iu.test(text);
  return { noVideo, video: !noVideo && /\b(?:videos?|reels?|film\w*|tiktoks?|shorts)\b/iu.test(text) };
};
