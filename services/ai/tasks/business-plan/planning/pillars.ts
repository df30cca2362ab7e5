import { upperFirst } from '../../../language/topic/casing.ts';
import { inline } from '../markdown.ts';
import type { Nature } from '../reading/kinds.ts';
import { answerTo, countOf, goalWords, type Plan, slotsOf } from './plan.ts';

export interface Pillar {
  readonly name: string;
  readonly why: string;
  readonly percent: number;
  /** Subjects of its posts, in order. */
  readonly posts: readonly string[];
}

/** The weights of the three aspects of a kind of work among all posts. */
const SIDES: Readonly<Record<Nature, readonly number[]>> = {
  consulting: [28, 24, 18],
  software: [28, 22, 20],
  care: [26, 28, 22],
  ensemble: [26, 24, 20],
  rescue: [30, 24, 18],
  community: [25, 25, 20],
  teaching: [28, 24, 18],
  advice: [28, 24, 18],
  wellness: [26, 24, 20],
  creative: [27, 24, 18],
  animals: [28, 24, 18],
  home: [27, 24, 18],
  craft: [28, 24, 18],
  food: [28, 22, 20],
  lodging: [28, 22, 18],
  retail: [28, 24, 18],
  general: [28, 24, 18],
};
/** Weights of goals and challenges beside the sides of the business. */
const GOAL = 22;
const TARGET = 28;
const CHALLENGE = 18;
const MAX_CHALLENGES = 2;

/**
 * Returns the subjects to post about: the sides of the business, its obstacles, and its goals; the shares add up to
 * 100.
 */
export function pillarsOf(plan: Plan): Pillar[] {
  const { facts, words } = plan;
  const sides = words.natures[facts.nature](slotsOf(plan)).pillars.map(({ name, why, posts }, at) => ({
    name: upperFirst(name),
    why: upperFirst(why),
    weight: SIDES[facts.nature][at] ?? 0,
    posts: posts.map(upperFirst),
  }));
  const obstacles = facts.challenges
    .flatMap((challenge) => answerTo(plan, challenge)?.pillar ?? [])
    .slice(0, MAX_CHALLENGES)
    .map((pillar) => ({ ...pillar, weight: CHALLENGE }));
  const [goal] = facts.goals;
  const aim = {
    name: inline(upperFirst(goal?.text ?? ''), 60),
    why: words.sections.content.measure(countOf(plan, goal)),
    weight: goal?.isTarget ? TARGET : GOAL,
    posts: [...new Set(facts.goals.flatMap((one) => goalWords(plan, one).posts.map(upperFirst)))],
  };
  return sharePercents([...sides, ...obstacles, aim]);
}

interface WeighedPillar extends Omit<Pillar, 'percent'> {
  readonly weight: number;
}

/** Shares in steps of five that add up to 100: what rounding leaves goes to the first. */
function sharePercents(pillars: readonly WeighedPillar[]): Pillar[] {
  const all = pillars.reduce((sum, { weight }) => sum + weight, 0);
  const percents = pillars.map(({ weight }) => Math.max(5, Math.round(((weight / all) * 100) / 5) * 5));
  const remainder = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  return pillars.map(({ weight: _, ...pillar }, at) => ({
    ...pillar,
    percent: (percents[at] ?? 0) + (at === 0 ? remainder : 0),
  }));
}
