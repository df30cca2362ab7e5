import { localTimeText } from '../domain/local-time.ts';
import type { TimeForm } from '../domain/time-text.ts';
import type { TimeValue } from '../text.ts';

/**
 * A time as a value of a sentence.
 * @param local YYYY-MM-DD HH:mm:ss on the clocks of the zone that the sentence is about
 * @example text`Moved to ${{ time: timeValue('2026-11-24 09:00:00') }} (${{ zone }}).`
 */
export const timeValue = (
  local: string,
  form: TimeForm = 'full',
  english: string = localTimeText(local),
): TimeValue => ({ english, local, form });
