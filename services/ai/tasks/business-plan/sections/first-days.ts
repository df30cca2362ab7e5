import { upperFirst } from '../../../language/topic/casing.ts';
import { inline, list, section } from '../markdown.ts';
import { pillarsOf } from '../planning/pillars.ts';
import { answerTo, countOf, mainChannel, type Plan, slotsOf } from '../planning/plan.ts';
import { formatList } from '../words/numbers.ts';

/** Writes the first steps, by the plan's own names for them. */
export function firstDays(plan: Plan): string {
  const { facts, words } = plan;
  const { firstDays: says, titles, posts } = words.sections;
  const [first, second] = pillarsOf(plan);
  const count = countOf(plan, facts.goals[0]);
  const answered = facts.challenges
    .map((challenge) => answerTo(plan, challenge)?.pillar)
    .find((pillar) => pillar !== undefined);
  const thing = upperFirst(inline(facts.own.thing, 80));
  const days = (from: number, to: number, ...steps: string[]) => [`**${says.days(from, to)}**`, list(steps)];
  return section(
    titles.firstDays,
    ...days(1, 3, says.profile(mainChannel(plan), thing, slotsOf(plan).who), says.note(count)),
    ...days(
      4,
      10,
      says.collect(first?.name ?? '', first?.posts[0] ?? '', first?.posts[1] ?? ''),
      says.schedule(posts(facts.postsAWeek * 2)),
    ),
    ...days(11, 20, says.firstPost((answered ?? second)?.name ?? ''), paidStep(plan)),
    ...days(21, 30, says.compare(count)),
  );
}

function paidStep(plan: Plan): string {
  const { facts, words } = plan;
  const { firstDays: says } = words.sections;
  if (facts.means === 'none') return says.unpaid(slotsOf(plan).who);
  const all = formatList(facts.channels, words.locale);
  return says.paid[facts.means](facts.means === 'large' ? all : mainChannel(plan));
}
