import { inline, section } from '../markdown.ts';
import type { Plan } from '../planning/plan.ts';
import { formatList } from '../words/numbers.ts';
import { sumOf } from './budget.ts';

export function summary(plan: Plan): string {
  const { facts, words } = plan;
  const { input, channels, postsAWeek, weeks, weeksAreExact } = facts;
  const { summary: says, titles, posts } = words.sections;
  const fields = [
    [says.business, input.business_type],
    [says.audience, input.target_demographics],
    [says.goals, input.business_goals],
  ] as const;
  const timeframe = input.timeframe
    ? says.timeframe(inline(input.timeframe), weeksAreExact ? weeks : null)
    : says.noTimeframe(weeks);
  return section(
    titles.summary,
    fields.map(([label, text]) => `**${label}** ${inline(text)}`).join('  \n'),
    `${says.rhythm(posts(postsAWeek), formatList(channels, words.locale))} ${timeframe}`,
    meansText(plan),
  );
}

function meansText(plan: Plan): string {
  const { facts, words } = plan;
  const { summary: says } = words.sections;
  // The budget's own section answers a text without an amount.
  if (facts.budget.amount === null) return facts.input.budget ? '' : says.noAmount;
  return facts.means === 'none' ? '' : says.means[facts.means](sumOf(plan));
}
