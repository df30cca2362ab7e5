import { deferred } from '@carillon/ui/index.ts';
import type { DateTimeChoiceProps } from './date-time-choice.tsx';

/** A day and a time to choose, loaded when a dialog first has it. */
export const DateTimeChoice = deferred<DateTimeChoiceProps>(
  async () => (await import('./date-time-choice.tsx')).DateTimeChoice,
  () => null,
);
