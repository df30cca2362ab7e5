import type { BuiltIn } from '../task.ts';
import { readFacts } from './reading/facts.ts';
import type { PlanInput, PlanOutput, PlanStep } from './schema.ts';
import { audience } from './sections/audience.ts';
import { budget } from './sections/budget.ts';
import { calendar } from './sections/calendar.ts';
import { challenges } from './sections/challenges.ts';
import { content } from './sections/content.ts';
import { firstDays } from './sections/first-days.ts';
import { measures } from './sections/measures.ts';
import { ownSection } from './sections/own.ts';
import { platforms } from './sections/platforms.ts';
import { rhythm } from './sections/rhythm.ts';
import { summary } from './sections/summary.ts';
import { wordsFor } from './words/words-for.ts';

/** Reads the eight fields, and writes each section of the plan in the page's language and the business's own words. */
export const run: BuiltIn<PlanInput, PlanOutput, PlanStep> = (input, { step }) => {
  const facts = step('Business analysis', () => readFacts(input));
  const plan = { facts, words: wordsFor(input) };
  const middle = step('Channels and content', () =>
    [ownSection, platforms, content, rhythm, calendar].map((write) => write(plan)),
  );
  const end = step('Budget and measures', () =>
    [budget, firstDays, measures, challenges].map((write) => write(plan)),
  );
  return { strategy: [summary(plan), audience(plan), ...middle, ...end].join('\n\n') };
};
