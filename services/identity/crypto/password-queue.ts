import { sentence } from '@carillon/contracts/text.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import pLimit from 'p-limit';

/** Each takes 19 MiB and a thread of the pool, which everything else that reads files or looks up names shares. */
const AT_ONCE = 2;
const WAITING = 50;
const WAIT_MS = 5_000;

/** Runs work on passwords, so many at a time however many are asked for. */
export type PasswordQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a queue that turns work away when it is full: waiting longer than a browser does helps nobody. */
export function createPasswordQueue(atOnce = AT_ONCE, waiting = WAITING): PasswordQueue {
  const limit = pLimit(atOnce);
  let heldCount = 0;
  return async (work) => {
    if (heldCount >= atOnce + waiting)
      throw tooMany(WAIT_MS, sentence`Too many people are logging in right now.`);
    heldCount++;
    try {
      return await limit(work);
    } finally {
      heldCount--;
    }
  };
}
