import { upperFirst } from '../../../language/topic/casing.ts';
import { inline, section, table } from '../markdown.ts';
import { goalWords, type Plan, quoteGoals } from '../planning/plan.ts';
import { groupGoals } from '../reading/goals.ts';
import { formatList } from '../words/numbers.ts';

/** Each goal in its own unit, and nothing else. */
export function measures(plan: Plan): string {
  const { facts, words } = plan;
  const { goals, means, weeks, weeksAreExact, budget, targets } = facts;
  const { measures: says, titles } = words.sections;
  const rows: (readonly string[])[] = groupGoals(goals).map((group) => {
    const { count, where, act } = goalWords(plan, group[0]);
    return [quoteGoals(plan, group), upperFirst(count), where, act];
  });
  if (means !== 'none' && budget.amount) rows.push(says.budget);
  const quotes = targets.map((one) => words.quote(inline(one)));
  return section(
    titles.measures,
    table(says.head, rows),
    targets.length > 0 ? says.targets(formatList(quotes, words.locale), targets.length) : says.noTarget,
    weeksAreExact ? says.reviewAfter(weeks) : says.reviewAtEnd,
  );
}
