import type { ReactNode } from 'react';
import { useHasWords } from '../api/use-words-left.ts';

/** Says what the assistant does without words. */
export function WordsNote(): ReactNode {
  if (useHasWords()) return null;
  return (
    <p className="assistant-note" role="status">
      Your words are used up, so the assistant writes nothing new. It still finds, schedules and changes your
      posts. <a href="/account/plan">See your plan</a>
    </p>
  );
}
