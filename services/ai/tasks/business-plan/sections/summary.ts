import type { PlanFacts } from '../facts.ts';
import { GOALS } from '../goals.ts';
import { money, PER_TEXT } from '../read-budget.ts';
import { counted, inline, section } from '../words.ts';

export function summary(facts: PlanFacts): string {
  const { input, channels, postsAWeek, weeks, weeksAreExact, goals } = facts;
  const aims = goals.map((goal) => GOALS[goal].aim).join(', and ');
  const given = input.timeframe
    ? `The timeframe is ${inline(input.timeframe)}${weeksAreExact ? `: ${counted(weeks, 'week')}, planned in rounds of four` : ', planned in rounds of four weeks'}.`
    : `No timeframe was given, so the plan takes ${counted(weeks, 'week')}, in rounds of four.`;
  return section(
    'Executive summary',
    `**Business:** ${inline(input.business_type)}  \n**For:** ${inline(input.target_demographics)}  \n**Goals:** ${inline(input.business_goals)}`,
    `In short, the plan is to get ${aims}, by ${counted(postsAWeek, 'post')} a week on ${channels.join(', ')}. ${given}`,
    means(facts),
  );
}

function means({ budget, means: kind }: PlanFacts): string {
  if (budget.amount === null)
    return 'No amount was given as a budget, so everything here works without money; when there is some, put it behind the post that did best by itself.';
  if (kind === 'none') return 'There is no money to spend, so time and good material do the work.';
  const sum = `${money(budget.amount, budget.currency)} ${PER_TEXT[budget.per]}`;
  const how = {
    small: 'is enough to show your best post to more people, and for little else: few posts, made well.',
    medium: 'pays for steady reach and for better pictures; the writing stays with you.',
    large: 'pays for campaigns, production and somebody who looks after it every working day.',
  };
  return `The budget of ${sum} ${how[kind]}`;
}
