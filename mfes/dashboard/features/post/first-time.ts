import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { type Choice, choiceOf, localTimeIn } from '@carillon/sdk/index.ts';

const HOUR = 3_600_000;
const STEP = 5 * 60_000;

/** Returns the fields' initial time: the planned one, or the next round time in an hour when that has passed. */
export function firstTime({ due_at }: Pick<PublicationDetail, 'due_at'>, zone: string, now: Date): Choice {
  const due = due_at ? new Date(due_at) : now;
  const later = new Date(Math.ceil((now.getTime() + HOUR) / STEP) * STEP);
  return choiceOf(localTimeIn(zone, due > now ? due : later));
}
