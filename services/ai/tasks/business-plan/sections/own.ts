import { upperFirst } from '../../../language/topic/casing.ts';
import type { PlanFacts } from '../facts.ts';
import { countOf } from '../goals.ts';
import { fill } from '../own/fill.ts';
import { inline, list, lowerFirst, section } from '../words.ts';

/** What no other business could post, from the words of this one; what only its owner knows is marked. */
export function ownSection({ own, nature, goals, challenges }: PlanFacts): string {
  const { thing, who, wishes, seasons } = own;
  const lines = [
    ...nature.asks.map((ask) => `${upperFirst(thing)}: [${fill(ask, own)}]`),
    ...who.slice(0, 3).map((one) => `[What did ${inline(one, 80)} ask you last, word for word?]`),
    ...wishes
      .slice(0, 2)
      .map(
        (preference) => `[Which ${lowerFirst(inline(preference, 80))} can be made this month, and of what?]`,
      ),
    ...goals
      .slice(0, 2)
      .map(
        (goal) =>
          `“${inline(goal.text, 80)}”: [${countOf(goal)} so far${goal.isTarget ? '' : ', and how many would be enough'}]`,
      ),
    ...(challenges[0] ? [`[Who is the exception to “${inline(challenges[0].text, 110)}”, and why?]`] : []),
    ...(seasons.length > 0
      ? [`${seasons.join(', ')}: [what is different then, and how early people decide]`]
      : []),
  ];
  return section(
    'What only you can tell',
    'Nobody else could post these: fill in the brackets.',
    list(lines),
  );
}
