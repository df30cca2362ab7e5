import type { Log } from '@carillon/kit/log.ts';

/** Does one of several things; should it fail, that is logged, and the others get their turn all the same. */
export async function attempt(log: Log, about: object, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.error({ err, ...about }, 'something could not be tidied up, and is left for the next round');
  }
}
