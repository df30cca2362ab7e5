import { partsOf, sharesFor } from '../budget-shares.ts';
import type { PlanFacts } from '../facts.ts';
import { money, PER_TEXT } from '../read-budget.ts';
import { inline, section, table } from '../words.ts';

export function budget(facts: PlanFacts): string {
  const { budget: given, input } = facts;
  if (!given.amount)
    return section(
      'Budget',
      input.budget && given.amount === null
        ? `You gave “${inline(input.budget)}”, in which no amount could be read. Until there is one, the plan costs time alone.`
        : 'Without money, the plan costs time alone.',
      TIME,
    );
  const shares = sharesFor(facts);
  const parts = partsOf(given.amount, shares);
  const rows = shares.map(({ name, what }, at) => [name, what, money(parts[at] ?? 0, given.currency)]);
  const total = parts.reduce((sum, part) => sum + part, 0);
  return section(
    'Budget',
    `You gave “${inline(input.budget)}”: ${money(given.amount, given.currency)} ${PER_TEXT[given.per]}.`,
    table(
      ['For', 'What', `Amount ${PER_TEXT[given.per]}`],
      [...rows, ['**Total**', '', `**${money(total, given.currency)}**`]],
    ),
    'Spend nothing on a post before it has done well by itself, and stop what brings nothing after a week.',
  );
}

const TIME = table(
  ['For', 'What', 'Hours a week'],
  [
    ['Material', 'Photos and notes during the week, as work goes on', '1'],
    ['Writing', 'All posts of the week in one sitting', '1'],
    ['Answers', 'Ten minutes a day', '1'],
    ['**Total**', '', '**3**'],
  ],
);
