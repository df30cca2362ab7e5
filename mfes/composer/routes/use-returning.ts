import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { useState } from 'react';

/** The writer's step: which dialog is open in front of the page, if any. */
export type Step = DraftContent['step'];

const ORDER: readonly Step[] = ['topic', 'edit', 'publish', 'schedule'];

/** Whether the user has come back to this step from a later one. */
export function useReturning(step: Step): boolean {
  const [now, setNow] = useState({ step, returning: false });
  if (now.step === step) return now.returning;
  const returning = ORDER.indexOf(step) < ORDER.indexOf(now.step);
  setNow({ step, returning });
  return returning;
}
