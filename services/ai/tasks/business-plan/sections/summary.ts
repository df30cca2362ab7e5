import type { PlanFacts } from '../facts.ts';
import { money, PER_TEXT } from '../read-budget.ts';
import { countNoun, inline, section } from '../words.ts';

export function summary(facts: PlanFacts): string {
  const { input, channels, postsAWeek, weeks, weeksAreExact } = facts;
  const timeframe = input.timeframe
    ? `The timeframe is ${inline(input.timeframe)}${weeksAreExact ? `: ${countNoun(weeks, 'week')}, planned in rounds of four` : ', planned in rounds of four weeks'}.`
    : `No timeframe was given, so the plan takes ${countNoun(weeks, 'week')}, in rounds of four.`;
  return section(
    'Executive summary',
    `**Business:** ${inline(input.business_type)}  \n**For:** ${inline(input.target_demographics)}  \n**Goals:** ${inline(input.business_goals)}`,
    `${countNoun(postsAWeek, 'post')} a week on ${channels.join(', ')}. ${timeframe}`,
    means(facts),
  );
}

function means({ budget, means: kind }: PlanFacts): string {
  if (budget.amount === null) return 'No amount was given as a budget: everything here works without money.';
  if (kind === 'none') return '';
  const sum = `${money(budget.amount, budget.currency)} ${PER_TEXT[budget.per]}`;
  const how = {
    small: 'is enough to show one post a month to more people.',
    medium: 'pays for steady reach and for better pictures; the writing stays with you.',
    large: 'pays for campaigns, production and somebody who looks after it every working day.',
  };
  return `The budget of ${sum} ${how[kind]}`;
}
