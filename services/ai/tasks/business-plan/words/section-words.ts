import type { Means } from '../reading/read-budget.ts';
import type { BudgetWords } from './budget-words.ts';

export const SECTION_NAMES = [
  'summary',
  'audience',
  'own',
  'platforms',
  'content',
  'rhythm',
  'calendar',
  'budget',
  'firstDays',
  'measures',
  'challenges',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export type Paid = Exclude<Means, 'none'>;
type Audience = 'companies' | 'people';

/** The sentences of a plan's sections. Users' words and lists come in ready to stand there. */
export interface SectionWords {
  readonly titles: Readonly<Record<SectionName, string>>;
  /** "1 post", "3 posts". */
  posts(count: number): string;
  readonly summary: {
    readonly business: string;
    readonly audience: string;
    readonly goals: string;
    rhythm(posts: string, channels: string): string;
    /** `weeks` is null if the text doesn't say exactly how many. */
    timeframe(text: string, weeks: number | null): string;
    noTimeframe(weeks: number): string;
    readonly noAmount: string;
    readonly means: Readonly<Record<Paid, (sum: string) => string>>;
  };
  readonly audience: {
    reach(who: string): string;
    /** A question in brackets. */
    ask(who: string): string;
  };
  readonly own: {
    readonly intro: string;
    asked(who: string): string;
    wish(text: string): string;
    /** Behind the goal and a colon. */
    goal(count: string, isTarget: boolean): string;
    challenge(text: string): string;
    /** Behind the seasons and a colon. */
    readonly season: string;
  };
  readonly platforms: {
    several(count: number, channels: string): string;
    first(pillar: string): string;
    formats(list: string): string;
  };
  readonly content: {
    asked(text: string): string;
    readonly noVideo: string;
    readonly video: string;
    first(pillar: string): string;
    readonly head: readonly [pillar: string, share: string, why: string, example: string];
    measure(count: string): string;
  };
  readonly rhythm: {
    readonly head: readonly [channel: string, week: string, content: string];
    main(channel: string): string;
    other(main: string, channel: string): string;
    time(text: string): string;
    readonly needs: Readonly<Record<Means, string>>;
    readonly start: Readonly<Record<Audience, string>>;
  };
  readonly calendar: {
    intro(channel: string): string;
    others(channels: string): string;
    /** A post whose subject was already in the calendar. */
    again(post: string): string;
    readonly head: readonly [week: string, day: string, format: string, post: string, pillar: string];
  };
  readonly budget: BudgetWords;
  readonly firstDays: {
    days(from: number, to: number): string;
    profile(channel: string, thing: string, who: string): string;
    note(count: string): string;
    collect(pillar: string, first: string, second: string): string;
    schedule(posts: string): string;
    firstPost(pillar: string): string;
    readonly paid: Readonly<Record<Paid, (channels: string) => string>>;
    unpaid(who: string): string;
    compare(count: string): string;
  };
  readonly measures: {
    readonly head: readonly [goal: string, count: string, where: string, act: string];
    readonly budget: readonly [name: string, count: string, where: string, act: string];
    targets(list: string, count: number): string;
    readonly noTarget: string;
    reviewAfter(weeks: number): string;
    readonly reviewAtEnd: string;
  };
  readonly challenges: {
    readonly none: string;
    readonly unknown: string;
  };
}
