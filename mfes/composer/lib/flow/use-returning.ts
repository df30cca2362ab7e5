import { useState } from 'react';
import type { Step } from '../saved-work.ts';

const ORDER: readonly Step[] = ['topic', 'edit', 'publish', 'schedule'];

/** Whether the user has come back to this step from a later one. */
export function useReturning(step: Step): boolean {
  const [now, setNow] = useState({ step, returning: false });
  if (now.step === step) return now.returning;
  const returning = ORDER.indexOf(step) < ORDER.indexOf(now.step);
  setNow({ step, returning });
  return returning;
}
