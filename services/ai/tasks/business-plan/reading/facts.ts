import type { PlanInput } from '../schema.ts';
import { type Challenge, challengesOf } from './challenges-of.ts';
import { type Channel, channelsFor } from './channels.ts';
import { type Goal, goalsOf } from './goals.ts';
import { AUDIENCE_KINDS, type AudienceKind, type Nature } from './kinds.ts';
import { natureOf } from './nature-of.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { findKind, isIn, patternsFor } from './patterns/all.ts';
import type { Patterns } from './patterns/patterns.ts';
import { type Budget, type Means, meansOf, monthly, readBudget } from './read-budget.ts';
import { readHours, type WorkTime } from './read-hours.ts';
import { exactWeeksOf, weeksOf } from './read-timeframe.ts';
import { targetsIn } from './targets.ts';

/** Facts read in the eight fields, in any language of the interface. */
export interface PlanFacts {
  readonly input: PlanInput;
  readonly own: OwnWords;
  /** Each audience, with what kind of people it is if that is known. */
  readonly audiences: readonly Audience[];
  readonly nature: Nature;
  readonly challenges: readonly Challenge[];
  readonly toCompanies: boolean;
  readonly goals: readonly Goal[];
  readonly budget: Budget;
  readonly aMonth: number;
  readonly means: Means;
  readonly weeks: number;
  /** Whether the user stated these weeks. */
  readonly weeksAreExact: boolean;
  /** The time that the user has; null where nothing was said of it. */
  readonly time: WorkTime | null;
  /** The user's targets, with their numbers. */
  readonly targets: readonly string[];
  readonly channels: readonly Channel[];
  readonly postsAWeek: number;
  readonly wishes: Wishes;
}

export interface Audience {
  readonly who: string;
  readonly kind: AudienceKind | null;
}

/** Wishes for the content: what it should be, and what it should avoid. */
export interface Wishes {
  readonly video: boolean;
  readonly noVideo: boolean;
}

const DEFAULT_WEEKS = 13;
const POSTS: Readonly<Record<Means, number>> = { none: 2, small: 3, medium: 4, large: 5 };

export function readFacts(input: PlanInput): PlanFacts {
  const { business_type, target_demographics, business_goals, content_preferences } = input;
  const patterns = patternsFor(input);
  const own = ownWords(input);
  const nature = natureOf(business_type, patterns);
  const toCompanies = isIn(target_demographics, (patterns) => patterns.toCompanies);
  const budget = readBudget(input.budget);
  const weeks = weeksOf(input.timeframe) ?? DEFAULT_WEEKS;
  const aMonth = monthly(budget, (weeks * 12) / 52);
  const means = meansOf(aMonth);
  const time = timeIn(input);
  return {
    input,
    own,
    audiences: own.who.map((who) => ({ who, kind: audienceKind(who, patterns) })),
    nature,
    challenges: challengesOf(input.current_challenges, patterns),
    toCompanies,
    goals: goalsOf(business_goals, patterns).map((goal) => goalOf(goal, nature)),
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

/** Sign-ups are trials of software, and places in a course or a club. */
const JOINED: readonly Nature[] = ['teaching', 'wellness', 'ensemble', 'community', 'rescue', 'care'];
/** Services whose new customers come by inquiries rather than sales. */
const ASKED: readonly Nature[] = ['advice', 'consulting', 'care', 'home'];

function goalOf(goal: Goal, nature: Nature): Goal {
  if (goal.kind === 'demos' && JOINED.includes(nature)) return { ...goal, kind: 'places' };
  if (goal.kind === 'sales' && ASKED.includes(nature)) return { ...goal, kind: 'inquiries' };
  return goal;
}

const audienceKind = (who: string, all: readonly Patterns[]): AudienceKind | null =>
  findKind(who, AUDIENCE_KINDS, ({ audiences }, kind) => audiences[kind], all) ?? null;

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
  const noVideo = isIn(text, (patterns) => patterns.noVideo);
  return { noVideo, video: !noVideo && isIn(text, (patterns) => patterns.video) };
};
