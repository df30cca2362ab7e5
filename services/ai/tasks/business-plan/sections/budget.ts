import { partsOf, sharesFor } from '../budget-shares.ts';
import type { PlanFacts } from '../facts.ts';
import { money, PER_TEXT } from '../read-budget.ts';
import { inline, section, table } from '../words.ts';

export function budget(facts: PlanFacts): string {
  const { budget: givenBudget, input } = facts;
  if (!givenBudget.amount) return section('Budget', withoutMoney(facts), timeTable(facts));
  const shares = sharesFor(facts);
  const parts = partsOf(givenBudget.amount, shares);
  const rows = shares.map(({ name, what }, at) => [name, what, money(parts[at] ?? 0, givenBudget.currency)]);
  const total = parts.reduce((sum, part) => sum + part, 0);
  return section(
    'Budget',
    `You gave “${inline(input.budget)}”: ${money(givenBudget.amount, givenBudget.currency)} ${PER_TEXT[givenBudget.per]}.`,
    table(
      ['For', 'What', `Amount ${PER_TEXT[givenBudget.per]}`],
      [...rows, ['**Total**', '', `**${money(total, givenBudget.currency)}**`]],
    ),
  );
}

function withoutMoney({ budget: { amount }, input, time }: PlanFacts): string {
  if (!input.budget || amount !== null) return 'Without money, the plan costs time alone.';
  return time && input.budget.includes(time.text)
    ? `You gave “${inline(input.budget)}”: time, and no money. The plan fits into that.`
    : `You gave “${inline(input.budget)}”, in which no amount could be read. Until there is one, the plan costs time alone.`;
}

/** Three hours, or what the user has. */
function timeTable({ time }: PlanFacts): string {
  const what = ['Photos and notes during the week, as work goes on', 'All posts of the week in one sitting'];
  if (!time)
    return table(
      ['For', 'What', 'Hours a week'],
      [
        ['Material', what[0] ?? '', '1'],
        ['Writing', what[1] ?? '', '1'],
        ['Answers', 'Ten minutes a day', '1'],
        ['**Total**', '', '**3**'],
      ],
    );
  const third = Math.floor(time.minutes / 3);
  return table(
    ['For', 'What', 'Minutes a week'],
    [
      ['Material', what[0] ?? '', String(third)],
      ['Writing', what[1] ?? '', String(third)],
      ['Answers', 'A little each day', String(time.minutes - 2 * third)],
      ['**Total**', inline(time.text), `**${time.minutes}**`],
    ],
  );
}
