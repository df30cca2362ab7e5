import { upperFirst } from '../../../language/topic/casing.ts';
import { inline, list, section } from '../markdown.ts';
import { countOf, type Plan, slotsOf } from '../planning/plan.ts';
import { formatList } from '../words/numbers.ts';

/** What no other business could post, from the words of this one; what only its owner knows is a marked gap. */
export function ownSection(plan: Plan): string {
  const { facts, words } = plan;
  const { own, nature, goals, challenges } = facts;
  const { own: says, titles } = words.sections;
  const sentence = (text: string, limit: number) => words.inSentence(inline(text, limit));
  // What the business lacks itself, such as time, has no exceptions among its audience.
  const obstacle = challenges.find(({ kind }) => kind === null || kind in words.posted);
  const lines = [
    ...words.natures[nature](slotsOf(plan)).asks.map((ask) =>
      words.labeled(upperFirst(inline(own.thing, 80)), `[${ask}]`),
    ),
    ...own.who.slice(0, 3).map((one) => `[${says.asked(sentence(one, 80))}]`),
    ...own.wishes.slice(0, 2).map((preference) => `[${says.wish(sentence(preference, 80))}]`),
    ...goals
      .slice(0, 2)
      .map((goal) =>
        words.labeled(
          words.quote(inline(goal.text, 80)),
          `[${says.goal(countOf(plan, goal), goal.isTarget)}]`,
        ),
      ),
    ...(obstacle ? [`[${says.challenge(inline(obstacle.text, 110))}]`] : []),
    ...(own.seasons.length > 0
      ? [words.labeled(formatList(own.seasons, words.locale), `[${says.season}]`)]
      : []),
  ];
  return section(titles.own, says.intro, list(lines));
}
