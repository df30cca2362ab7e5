import { inline, section } from '../markdown.ts';
import { answerTo, type Plan } from '../planning/plan.ts';
import { formatList } from '../words/numbers.ts';

/** Each challenge by its kind; for an unknown kind, the question that an answer depends on. */
export function challenges(plan: Plan): string {
  const { facts, words } = plan;
  const { challenges: says, titles } = words.sections;
  if (facts.challenges.length === 0) return section(titles.challenges, says.none);
  return section(
    titles.challenges,
    ...[
      ...Map.groupBy(facts.challenges, (challenge) => answerTo(plan, challenge)?.answer ?? says.unknown),
    ].map(([answer, same]) => {
      const quotes = same.map(({ text }) => words.quote(inline(text, 200)));
      return `**${formatList(quotes, words.locale)}**  \n${answer}`;
    }),
  );
}
