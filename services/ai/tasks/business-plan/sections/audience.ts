import type { PlanFacts } from '../facts.ts';
import { inline, list, lowerFirst, section } from '../words.ts';

export function audience({ input, trade, toCompanies }: PlanFacts): string {
  const known = trade
    ? [
        'What people like them generally care about in this trade:',
        list(trade.cares.slice(0, 5)),
        `Others who may be near them: ${trade.audiences.slice(0, 4).map(lowerFirst).join('; ')}.`,
        'What they ask before they decide:',
        list(trade.questions.slice(0, 3).map(({ question }) => question)),
      ]
    : [
        'Write down, in the words of three customers: what they had tried before, what made them hesitate, and what decided it. Those sentences are the best openings of posts.',
      ];
  return section(
    'Target audience',
    `You want to reach ${inSentence(inline(input.target_demographics))}.`,
    ...known,
    toCompanies
      ? 'They read at work and pass on what makes them look informed: say one useful thing, and stop.'
      : 'They look while they wait, ride or rest: one picture, one thought, one way to act.',
  );
}

/** Other words may be names: "HR managers", "Germans". */
const PLAIN =
  /^(?:Families|Parents|Mothers|Fathers|Women|Men|People|Students|Children|Couples|Adults|Homeowners|Professionals|Companies|Businesses|Owners|Young|Local|Small)\b/u;

const inSentence = (text: string): string => text.replace(PLAIN, (word) => word.toLowerCase());
