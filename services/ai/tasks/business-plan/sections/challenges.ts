import { inline, section } from '../markdown.ts';
import { answerTo, type Plan } from '../planning/plan.ts';

/** Each challenge by its kind; for an unknown kind, the question that an answer depends on. */
export function challenges(plan: Plan): string {
  const { facts, words } = plan;
  const { challenges: says, titles } = words.sections;
  if (facts.challenges.length === 0) return section(titles.challenges, says.none);
  return section(
    titles.challenges,
    ...facts.challenges.map(
      (challenge) =>
        `**${words.quote(inline(challenge.text, 200))}**  \n${answerTo(plan, challenge)?.answer ?? says.unknown}`,
    ),
  );
}
