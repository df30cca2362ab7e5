import type { PlanFacts } from '../facts.ts';
import { measureOf } from '../goals.ts';
import { countNoun, inline, section, table } from '../words.ts';

/** Each goal in its own unit, and nothing else. */
export function measures({ goals, means, weeks, weeksAreExact, budget, targets }: PlanFacts): string {
  const rows = goals.map((goal) => [`“${inline(goal.text, 80)}”`, ...measureOf(goal)]);
  if (means !== 'none' && budget.amount)
    rows.push([
      'Budget',
      'Cost of one of these',
      'Money spent, divided by the first line',
      'Stop the most expensive post',
    ]);
  return section(
    'Measures',
    table(['Goal', 'Count', 'Where', 'If it stalls'], rows),
    targets.length > 0
      ? `Your ${targets.length > 1 ? 'targets' : 'target'}: ${targets.map((one) => `“${inline(one)}”`).join(', ')}.`
      : 'No target is given: count for 30 days, then set one.',
    weeksAreExact
      ? `Review the plan after ${countNoun(weeks, 'week')}.`
      : 'Review the plan at the end of your timeframe.',
  );
}
