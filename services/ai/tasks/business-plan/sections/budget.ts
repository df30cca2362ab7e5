import { inline, section, table } from '../markdown.ts';
import { partsOf, type Share, sharesFor } from '../planning/budget-shares.ts';
import { channelWords, mainChannel, type Plan } from '../planning/plan.ts';
import { formatMoney, formatNumber } from '../words/numbers.ts';

export function budget(plan: Plan): string {
  const { facts, words } = plan;
  const { budget: given, input } = facts;
  const { budget: says, titles } = words.sections;
  if (!given.amount) return section(titles.budget, withoutMoney(plan), timeTable(plan));
  const shares = sharesFor(facts);
  const parts = partsOf(given.amount, shares);
  const money = (amount: number) => formatMoney(amount, given.currency, words.locale);
  const rows = shares.map((share, at) => [...shareText(plan, share), money(parts[at] ?? 0)]);
  const total = parts.reduce((sum, part) => sum + part, 0);
  return section(
    titles.budget,
    // The summary has said the sum: only other words for it are worth a line.
    isSame(input.budget, sumOf(plan)) ? '' : says.given(inline(input.budget), sumOf(plan)),
    table(says.head(says.per[given.per]), [...rows, [`**${says.total}**`, '', `**${money(total)}**`]]),
  );
}

const isSame = (one: string, other: string): boolean =>
  one.replace(/[\s.]/gu, '') === other.replace(/[\s.]/gu, '');

/** "$200 a month". */
export function sumOf({ facts: { budget: given }, words }: Plan): string {
  const { budget: says } = words.sections;
  return says.sum(formatMoney(given.amount ?? 0, given.currency, words.locale), says.per[given.per]);
}

/** A row of the budget; channels say themselves what money is for there. */
function shareText(plan: Plan, { name }: Share): [string, string] {
  const [title, what] = plan.words.sections.budget.shares[name];
  if (what) return [title, what];
  if (name !== 'campaigns') return [title, channelWords(plan, mainChannel(plan)).paid];
  const paid = plan.facts.channels.map((channel) =>
    plan.words.labeled(channel, channelWords(plan, channel).paid),
  );
  return [title, paid.join(' ')];
}

function withoutMoney({ facts, words }: Plan): string {
  const { budget: given, input, time } = facts;
  const { budget: says } = words.sections;
  if (!input.budget || given.amount !== null) return says.noMoney;
  const text = inline(input.budget);
  return time && input.budget.includes(time.text) ? says.timeOnly(text) : says.unread(text);
}

/** Three hours, or what the user has. */
function timeTable({ facts: { time }, words }: Plan): string {
  const { time: says, total } = words.sections.budget;
  const number = (value: number) => formatNumber(value, words.locale);
  if (!time)
    return table(says.hours, [
      [...says.material, number(1)],
      [...says.writing, number(1)],
      [...says.answers, number(1)],
      [`**${total}**`, '', `**${number(3)}**`],
    ]);
  const third = Math.floor(time.minutes / 3);
  return table(says.minutes, [
    [...says.material, number(third)],
    [...says.writing, number(third)],
    [says.answers[0], says.answersInTime, number(time.minutes - 2 * third)],
    [`**${total}**`, inline(time.text), `**${number(time.minutes)}**`],
  ]);
}
