import { upperFirst } from '../../language/topic/casing.ts';
import type { PlanFacts } from './facts.ts';
import { countOf, postsFor } from './goals.ts';
import { fill } from './own/fill.ts';
import { inline } from './words.ts';

export interface Pillar {
  readonly name: string;
  readonly why: string;
  readonly percent: number;
  /** What its posts are about, in order. */
  readonly posts: readonly string[];
}

/** What goals and challenges are worth beside the sides of the business. */
const GOAL = 22;
const TARGET = 28;
const CHALLENGE = 18;
const MAX_CHALLENGES = 2;

/** Topics to post about: the parts of the business, its challenges and goals. The shares add up to 100. */
export function pillarsOf({ own, nature, goals, challenges }: PlanFacts): Pillar[] {
  const sides = nature.pillars.map(({ name, why, weight, posts }) => ({
    name: upperFirst(fill(name, own)),
    why: fill(why, own),
    weight,
    posts: posts.map((post) => upperFirst(fill(post, own))),
  }));
  const obstacles = challenges
    .flatMap(({ kind }) => (kind?.pillar ? [kind.pillar] : []))
    .slice(0, MAX_CHALLENGES)
    .map((pillar) => ({ ...pillar, weight: CHALLENGE }));
  const [goal] = goals;
  const aim = {
    name: inline(upperFirst(goal?.text ?? ''), 60),
    why: `Measure: ${countOf(goal)}.`,
    weight: goal?.isTarget ? TARGET : GOAL,
    posts: [...new Set(goals.flatMap(postsFor))],
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
