import type { PlanFacts } from '../facts.ts';
import { GOALS, type Goal } from '../goals.ts';
import { section, table } from '../words.ts';

export function measures({ goals, means, weeks, budget }: PlanFacts): string {
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
    `Look once a week, decide once a month, and judge the whole after ${weeks} weeks. No target is given here, since nobody knows your starting numbers: set one after the first 30 days.`,
  );
}
