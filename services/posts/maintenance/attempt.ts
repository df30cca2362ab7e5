import type { Log } from '@carillon/kit/log.ts';

/**
 * Does one of several things; should it fail, that is logged, and the others get their turn all the same.
 * @throws what `isEnd` says would stop the others as well
 */
export async function attempt(
  log: Log,
  about: object,
  work: () => Promise<unknown>,
  isEnd: (error: unknown) => boolean = () => false,
): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (isEnd(err)) throw err;
    log.error({ err, ...about }, 'something could not be tidied up, and is left for the next round');
  }
}
