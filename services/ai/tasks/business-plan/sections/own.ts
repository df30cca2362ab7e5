import { upperFirst } from '../../../language/topic/casing.ts';
import { inline, list, section } from '../markdown.ts';
import { countOf, type Plan, quoteGoals, slotsOf } from '../planning/plan.ts';
import { groupGoals } from '../reading/goals.ts';
import { formatList } from '../words/numbers.ts';

/**
 * Writes the section that no other business could post, from this one's own words; details that only its owner knows
 * are marked gaps.
 */
export function ownSection(plan: Plan): string {
  const { facts, words } = plan;
  const { own, nature, goals, challenges } = facts;
  const { own: says, titles } = words.sections;
  const sentence = (text: string, limit: number) => words.inSentence(inline(text, limit));
  const wishes = own.wishes.slice(0, 2).map((one) => sentence(one, 80));
  // An obstacle of the business itself, such as time, has no exceptions among its audience.
  const obstacle = challenges.find(({ kind }) => kind === null || kind in words.posted);
  const lines = [
    ...words.natures[nature](slotsOf(plan)).asks.map((ask) =>
      words.labeled(upperFirst(inline(own.thing, 80)), `[${ask}]`),
    ),
    ...own.who.slice(0, 3).map((one) => `[${says.asked(sentence(one, 80))}]`),
    ...(wishes.length > 0 ? [`[${says.wish(formatList(wishes, words.locale))}]`] : []),
    ...groupGoals(goals)
      .slice(0, 2)
      .map((group) =>
        words.labeled(
          quoteGoals(plan, group),
          `[${says.goal(
            countOf(plan, group[0]),
            group.every(({ isTarget }) => isTarget),
          )}]`,
        ),
      ),
    ...(obstacle ? [`[${says.challenge(inline(obstacle.text, 110))}]`] : []),
    ...(own.seasons.length > 0
      ? [words.labeled(upperFirst(formatList(own.seasons, words.locale)), `[${says.season}]`)]
      : []),
  ];
  return section(titles.own, says.intro, list(lines));
}
