import type { BuiltIn } from '../task.ts';
import { factsOf } from './facts.ts';
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

/** Reads the eight fields, and writes a section on each part of the plan in the business's own words. */
export const run: BuiltIn<PlanInput, PlanOutput, PlanStep> = (input, { step }) => {
  const facts = step('Business analysis', () => factsOf(input));
  const middle = step('Channels and content', () =>
    [ownSection, platforms, content, rhythm, calendar].map((write) => write(facts)),
  );
  const end = step('Budget and measures', () =>
    [budget, firstDays, measures, challenges].map((write) => write(facts)),
  );
  return { strategy: [summary(facts), audience(facts), ...middle, ...end].join('\n\n') };
};
