import type { Memory } from '../../memory.ts';
import { plainTime } from './time-text.ts';
import type { RequestedTime } from './when.ts';

/** "Post it then", of the times that were just shown. */
const THEN = /\bthen(?:[,.!]|$)/;

/** "At that time": the first of the times that were shown last. */
export function withShownTime(
  when: RequestedTime | null,
  plain: string,
  { shown }: Pick<Memory, 'shown'>,
): RequestedTime | null {
  const [time] = shown?.kind === 'times' ? shown.times : [];
  const isMeant = when?.kind === 'same' || (when === null && THEN.test(plain));
  return time && isMeant ? { kind: 'at', time: plainTime(time) } : when;
}
