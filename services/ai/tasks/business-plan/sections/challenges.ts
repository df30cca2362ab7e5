import type { PlanFacts } from '../facts.ts';
import { inline, section } from '../words.ts';

/** Each challenge by its kind; of what no kind is known, the question that an answer hangs on. */
export function challenges(facts: PlanFacts): string {
  const title = 'Answers to your challenges';
  if (facts.challenges.length === 0)
    return section(title, 'You named none. [What has kept people away so far?]');
  return section(
    title,
    ...facts.challenges.map(
      ({ text, kind }) =>
        `**“${inline(text, 200)}”**  \n${kind ? kind.answer(facts) : `[Whom does this keep away, and what have you tried?] The answer hangs on that.`}`,
    ),
  );
}
