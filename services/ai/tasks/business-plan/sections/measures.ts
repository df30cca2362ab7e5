import type { PlanFacts } from '../facts.ts';
import { GOALS, type Goal } from '../goals.ts';
import { counted, inline, section, table } from '../words.ts';

export function measures({ goals, means, weeks, weeksAreExact, budget, targets }: PlanFacts): string {
  const kinds: Goal[] = [...new Set<Goal>([...goals, 'awareness', 'community'])];
  const rows = kinds.slice(0, 4).map((goal) => [...GOALS[goal].measure]);
  if (means !== 'none' && budget.amount)
    rows.push([
      'Cost of each result',
      'Money spent, divided by the results of the first line',
      'Move money to the post with the lowest cost',
    ]);
  return section(
    'Measures',
    table(['Measure', 'Where', 'When it does not grow'], rows),
    targets.length > 0
      ? `Your ${targets.length > 1 ? 'targets' : 'target'}: ${targets.map((one) => `“${inline(one)}”`).join(', ')}. Note the number that you start from today, and compare with it once a month.`
      : '',
    `Look once a week, decide once a month, and judge the whole ${weeksAreExact ? `after ${counted(weeks, 'week')}` : 'at the end of your timeframe'}.${
      targets.length > 0
        ? ''
        : ' No target is given here, since nobody knows your starting numbers: set one after the first 30 days.'
    }`,
  );
}
